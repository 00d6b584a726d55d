import type { TakenChoice } from '../file-input/explain-choice';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { addFiles, type FileListChange } from '../file-input/file-list';
import type { CropState } from '../image-crop/crop-state';
import type { ImageFieldLabels } from '../labels/file-labels.types';
import type { CropArea, ImageReport } from '../optimize-image/optimize-image.types';
import type { ImageChangeDetails, ImageChangeReason, ImageInputProps } from './image-input.types';
import { type ChosenPart, type ImageToPrepare, prepareImage } from './prepare-image';

export interface ImageAtWork {
  readonly file: File;
  readonly reason: ImageChangeReason;
  readonly record: number;
  readonly start?: CropState | undefined;
  /** Left out while the picture is cropped by a person. */
  readonly work?: AbortController;
}

export interface MadeImage {
  readonly original: File;
  readonly report: ImageReport | undefined;
  readonly state: CropState | undefined;
}

/** What each picture was made of, also after its field is gone: the limits judge the chosen file. */
const made = /*#__PURE__*/ new WeakMap<File, MadeImage>();

export interface ImageView {
  readonly error: string;
  readonly atWork?: ImageAtWork | undefined;
}

export interface ImageHost extends Pick<ImageToPrepare, 'labels' | 'locale'> {
  readonly props: ImageInputProps;
  readonly labels: ImageToPrepare['labels'] & ImageFieldLabels;
  readonly record: number;
  readonly draw: (change: (view: ImageView) => ImageView) => void;
  readonly announce: (text: string) => void;
  readonly send: (change: FileListChange, details: ImageChangeDetails) => void;
}

export type ImageWork = ReturnType<typeof createImageWork>;

export function createImageWork(host: () => ImageHost) {
  let current: AbortController | undefined;

  /** Stops the work on the current picture; with an image, work on that one begins. */
  function begin(image?: Omit<ImageAtWork, 'record'>): void {
    const { record, draw } = host();
    current?.abort();
    current = image?.work;
    draw((view) => ({ ...view, atWork: image && { ...image, record } }));
  }

  function say(error: string): void {
    host().draw((view) => ({ ...view, error }));
  }

  async function prepare(file: File, reason: ImageChangeReason, part: ChosenPart = {}) {
    const work = new AbortController();
    const { signal } = work;
    const { record, props, labels, locale } = host();
    begin({ file, reason, work });
    const optimize = props.optimize ?? true;
    const result = await prepareImage({ file, part, optimize, labels, locale, signal });
    if (signal.aborted) return;
    begin();
    const { announce, send, record: now, props: latest } = host();
    // The picture was chosen for another record than the one that the application shows now.
    if (now !== record) return;
    const { report, error } = result;
    if (result.message) say(result.message);
    announce(result.said);
    if (result.file) {
      made.set(result.file, { original: file, report, state: part.state });
      const details = { ...(report && { report }), ...(error && { error }) };
      send(addFiles([result.file]), { reason, original: file, ...details });
    }
    if (result.rejection) latest.onReject?.([result.rejection]);
  }

  return {
    begin,
    say,
    prepare,
    abort: () => current?.abort(),
    choose({ added: [file], rejections: [first] }: TakenChoice, reason: ImageChangeReason): void {
      say(first ? `${itemName(first.value)}: ${first.message}` : '');
      if (file && host().props.crop && !/svg|gif/.test(file.type)) begin({ file, reason });
      else if (file) void prepare(file, reason);
    },
    crop({ file, reason }: ImageAtWork, crop: CropArea, state: CropState): void {
      void prepare(file, reason, { crop, state });
    },
  };
}

export function madeOf(shown: FileItem | undefined): MadeImage | undefined {
  return typeof shown === 'object' ? made.get(shown) : undefined;
}

/** The file that the limits judge. A file that the application made is not judged. */
export function chosenOf(shown: FileItem | undefined, isOptimized: boolean): readonly FileItem[] {
  const chosen = madeOf(shown)?.original ?? (isOptimized ? undefined : shown);
  return chosen === undefined || typeof chosen === 'string' ? [] : [chosen];
}
