import { mergeLabels } from '@guadua/utils/internal';
import type { FileRules } from '../file-input/explain-choice';
import type { FileRejection } from '../file-input/file-field.types';
import { itemName } from '../file-input/file-items';
import type { FileRejectionCode } from '../file-input/file-rejection-code.types';
import type { CropState } from '../image-crop/crop-state';
import { isPictureFile } from '../image-file/is-picture-file';
import { fileListLabelsEsCO, imageListLabelsEsCO } from '../labels/es-co-late';
import type { ImageFieldLabels } from '../labels/file-labels.types';
import { formatFileSize } from '../names/format-file-size';
import { ImageOptimizeError } from '../optimize-image/image-error';
import { optimizeImage } from '../optimize-image/optimize-image';
import type {
  CropArea,
  ImageErrorCode,
  ImageReport,
  OptimizeImageOptions,
} from '../optimize-image/optimize-image.types';

export interface ChosenPart {
  readonly crop?: CropArea;
  readonly state?: CropState;
  readonly problem?: string;
}

export interface ImageToPrepare {
  readonly file: File;
  readonly part: ChosenPart;
  readonly optimize: boolean | OptimizeImageOptions;
  readonly labels: FileRules['labels'] & ImageFieldLabels;
  readonly locale: string;
  readonly signal: AbortSignal;
}

export interface PreparedImage {
  readonly file?: File | undefined;
  readonly report?: ImageReport | undefined;
  readonly error?: ImageOptimizeError | undefined;
  readonly rejection?: FileRejection | undefined;
  readonly message: string;
  readonly said: string;
}

const REJECTION_CODES: Partial<Record<ImageErrorCode, FileRejectionCode>> = {
  'too-large': 'pixels',
  unreadable: 'unreadable',
  corrupt: 'unreadable',
};

export async function prepareImage(work: ImageToPrepare): Promise<PreparedImage> {
  const { file, part, labels } = work;
  const texts = mergeLabels({ ...fileListLabelsEsCO, ...imageListLabelsEsCO }, labels);
  const outcome = await outcomeOf(work);
  const { report, error } = outcome;
  // A drawing or an animation is kept as it is: that is no fault of the person's.
  const isFault = error && !(outcome.file && error.code === 'unsupported' && !part.crop);
  const message = [
    outcome.file && part.problem,
    isFault && (file.size > 0 ? texts.imageErrors[error.code] : texts.rejections.empty('')),
    error?.keepsMetadata && labels.keepsMetadata,
  ]
    .filter(Boolean)
    .join(' ');
  const name = itemName(file);
  if (outcome.file) {
    const size = formatFileSize(outcome.file.size, work.locale);
    const said = report ? texts.optimized(name, size) : texts.added(1);
    return { ...outcome, message, said: message || said };
  }
  const known = REJECTION_CODES[error?.code ?? 'not-image'] ?? 'type';
  const rejection = { value: file, reason: file.size > 0 ? known : ('empty' as const), message };
  return { rejection, message: `${name}: ${message}`, said: texts.rejected(name, message) };
}

type Outcome = Pick<PreparedImage, 'file' | 'report' | 'error'>;

async function outcomeOf({ file, part, optimize, signal }: ImageToPrepare): Promise<Outcome> {
  try {
    const options = withCrop(optimize, part.crop);
    if (options !== false) {
      return await optimizeImage(file, options, { signal });
    }
    const isPicture = await isPictureFile(file).catch((cause) => {
      throw new ImageOptimizeError('unreadable', { cause });
    });
    if (!isPicture) throw new ImageOptimizeError('not-image');
    return { file };
  } catch (cause) {
    const error =
      cause instanceof ImageOptimizeError
        ? cause
        : new ImageOptimizeError('failed', { cause, fallback: file, keepsMetadata: true });
    // What no form can use is refused; any other failure falls back to the chosen picture.
    return { file: error.fallback, error };
  }
}

function withCrop(
  optimize: boolean | OptimizeImageOptions,
  crop: CropArea | undefined,
): OptimizeImageOptions | false {
  if (!crop) return optimize === true ? {} : optimize;
  if (optimize === false) return { maxWidth: Number.POSITIVE_INFINITY, crop };
  return { ...(optimize === true ? {} : optimize), crop };
}
