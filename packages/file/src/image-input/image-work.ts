import type { TakenChoice } from '../file-input/explain-choice';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { addFiles, type FileListChange } from '../file-input/file-list';
import type { CropState } from '../image-crop/crop-state';
import type { ImageFieldLabels } from '../labels/file-labels.types';
import type { CropArea, ImageReport } from '../optimize-image/optimize-image.types';
import type { ImageChangeDetails, ImageChangeReason, ImageInputProps } from './image-input.types';
import { type ChosenPart, type ImageToPrepare, prepareImage } from './prepare-image';

/** The file that each picture was made of, also after its field is gone: the limits judge the chosen file. */
const originals = /*#__PURE__*/ new WeakMap<File, File>();

export interface ImageAtWork {
  readonly file: File;
  readonly reason: ImageChangeReason;
  readonly record: number;
  readonly start?: CropState | undefined;
  readonly work?: AbortController;
}

export interface MadeImage {
  readonly file: File;
  readonly report: ImageReport;
  readonly original: File;
  readonly state: CropState | undefined;
}

export interface ImageView {
  readonly error: string;
  readonly atWork?: ImageAtWork | undefined;
  readonly made?: MadeImage | undefined;
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

  function begin(atWork?: ImageAtWork): void {
    current?.abort();
    current = atWork?.work;
    host().draw((view) => ({ ...view, atWork }));
  }

  function say(error: string): void {
    host().draw((view) => ({ ...view, error }));
  }

  function startCrop(image: Omit<ImageAtWork, 'record'>): void {
    begin({ ...image, record: host().record });
  }

  async function prepare(file: File, reason: ImageChangeReason, part: ChosenPart = {}) {
    const work = new AbortController();
    const { record, props, labels, locale } = host();
    begin({ file, reason, record, work });
    const { signal } = work;
    const optimize = props.optimize ?? true;
    const made = await prepareImage({ file, part, optimize, labels, locale, signal });
    if (signal.aborted) return;
    begin();
    const { draw, announce, send, record: now, props: latest } = host();
    // The picture was chosen for another record than the one that the application shows now.
    if (now !== record) return;
    const { report, error } = made;
    if (made.message) say(made.message);
    announce(made.said);
    if (made.file) {
      const next = made.file;
      originals.set(next, file);
      const own = report && { file: next, report, original: file, state: part.state };
      draw((view) => ({ ...view, made: own }));
      const details = { ...(report && { report }), ...(error && { error }) };
      send(addFiles([next]), { reason, original: file, ...details });
    }
    if (made.rejection) latest.onReject?.([made.rejection]);
  }

  return {
    begin,
    say,
    startCrop,
    prepare,
    abort: () => current?.abort(),
    choose({ added: [file], rejections: [first] }: TakenChoice, reason: ImageChangeReason): void {
      say(first ? `${itemName(first.value)}: ${first.message}` : '');
      if (file && host().props.crop && !/svg|gif/.test(file.type)) startCrop({ file, reason });
      else if (file) void prepare(file, reason);
    },
    crop({ file, reason }: ImageAtWork, crop: CropArea, state: CropState): void {
      void prepare(file, reason, { crop, state });
    },
  };
}

export function chosenOf(shown: FileItem | undefined, isMade: boolean): readonly FileItem[] {
  if (shown === undefined || typeof shown === 'string') return [];
  return [originals.get(shown) ?? (isMade ? [] : shown)].flat();
}
