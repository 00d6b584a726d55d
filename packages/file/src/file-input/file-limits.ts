import { warnOnce } from '@guadua/utils/internal';
import { describeAccept, isPictureType, parseAccept } from '../formats/accept';
import type { FileInputLabels } from '../labels/file-labels.types';
import { formatFileSize, formatNumber } from '../names/format-file-size';
import { type FileSizeLimit, parseFileSize } from '../names/parse-file-size';
import type { DroppedFiles } from './dropped-files.types';
import type { FileRejection } from './file-input.types';
import type { FileRejectionCode } from './file-rejection-code.types';
import type { FileListLimits } from './plan-file-list';

/** The props that bound what may be chosen. */
export interface FileLimitProps {
  accept?: string | readonly string[] | undefined;
  maxSize?: FileSizeLimit | undefined;
  minSize?: FileSizeLimit | undefined;
  maxItems?: number | undefined;
  maxTotalSize?: FileSizeLimit | undefined;
  append?: boolean | undefined;
}

/** Why a file is not taken; of pictures there is one reason more. */
export type RefusalCode = Exclude<FileRejectionCode, 'pixels'>;

/** A file that is not taken. */
export interface RefusedFile {
  readonly file: File;
  readonly code: RefusalCode;
}

/** Limits as numbers, and as texts for a reader. */
export interface FileLimits extends FileListLimits {
  /** The accepted extensions and types; none accept all. */
  readonly accepted: readonly string[];
  /** `PNG, JPG`. */
  readonly types: string;
  /** `2 MB`; empty when there is no limit. */
  readonly sizeText: string;
  /** `10 MB`; empty when there is no limit. */
  readonly totalText: string;
  /** `3`; empty when there is no limit. */
  readonly countText: string;
  /** Whether all that is accepted are pictures. */
  readonly onlyPictures: boolean;
  /** What is said of a file that breaks a limit. */
  readonly messageOf: (code: RefusalCode, limit?: string) => string;
}

/** Reads the limits of a widget; a limit that is none warns and does not count (CMP-9). */
export function fileLimits(
  component: string,
  props: FileLimitProps,
  labels: FileInputLabels,
  locale: string,
): FileLimits {
  const size = (name: 'maxSize' | 'minSize' | 'maxTotalSize', none: number) => {
    const limit = props[name] ?? none;
    const bytes = parseFileSize(limit);
    if (bytes !== undefined) return bytes;
    warnOnce(
      component,
      `${name}: '${limit}' is no size; write bytes, or a text such as '2MB'.`,
      'file-size',
    );
    return none;
  };
  const maxItems = Number(props.maxItems ?? Number.POSITIVE_INFINITY);
  const counts = maxItems >= 0;
  if (!counts)
    warnOnce(
      component,
      `maxItems: ${props.maxItems} is no number of files; write 0 or more.`,
      'file-max-items',
    );
  const accepted = parseAccept(props.accept);
  const limits = {
    maxSize: size('maxSize', Number.POSITIVE_INFINITY),
    minSize: size('minSize', 0),
    maxTotalSize: size('maxTotalSize', Number.POSITIVE_INFINITY),
    maxItems: counts ? maxItems : Number.POSITIVE_INFINITY,
    append: props.append ?? false,
  };
  const sizeText = formatFileSize(limits.maxSize, locale);
  const totalText = formatFileSize(limits.maxTotalSize, locale);
  const countText = Number.isFinite(limits.maxItems) ? String(limits.maxItems) : '';
  const texts: Partial<Record<RefusalCode, string>> = {
    'too-large': sizeText,
    'too-small': formatFileSize(limits.minSize, locale),
    'total-size': totalText,
    'too-many': countText,
  };
  return {
    ...limits,
    accepted,
    types: describeAccept(accepted, labels.kinds),
    sizeText,
    totalText,
    countText,
    onlyPictures: accepted.length > 0 && accepted.every(isPictureType),
    messageOf: (code, limit = texts[code] ?? '') => labels.rejections[code](limit),
  };
}

/** What a caller hears of what was not taken, and a person reads. */
export function explainRefusals(
  { messageOf }: FileLimits,
  refused: readonly RefusedFile[],
  { unreadable, left }: Pick<DroppedFiles, 'unreadable' | 'left'>,
  locale: string,
): FileRejection[] {
  const reject = (value: File, reason: RefusalCode, limit?: string) => ({
    value,
    reason,
    message: messageOf(reason, limit),
  });
  return [
    ...refused.map(({ file, code }) => reject(file, code)),
    ...unreadable.map((name) => reject(new File([], name), 'unreadable')),
    ...left.map(({ name, code, count }) =>
      reject(new File([], name), code, formatNumber(count, 0, locale)),
    ),
  ];
}
