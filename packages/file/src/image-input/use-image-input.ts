'use client';

import { useLabels } from '@guadua/utils/internal';
import { useInsertionEffect, useRef, useState } from 'react';
import type { TakenChoice } from '../file-input/explain-choice';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { fileLimits } from '../file-input/file-limits';
import { useFiles } from '../file-input/use-files';
import type { CropState } from '../image-crop/crop-state';
import { imageFieldLabelsEsCO } from '../labels/es-co-image';
import { formatFileSize } from '../names/format-file-size';
import type { CropArea, ImageReport } from '../optimize-image/optimize-image.types';
import type { ImageChangeDetails, ImageChangeReason, ImageInputProps } from './image-input.types';
import type { ChosenPart, PreparedImage } from './prepare-image';

const DEFAULT_ACCEPT = ['.png', '.jpg', '.jpeg'];

/** What each picture was made of, also where a field that had it is gone: limits are about what was chosen. */
const originals = /*#__PURE__*/ new WeakMap<File, File>();

/** A picture of which a person chooses a part, or that is prepared. */
interface ImageAtWork {
  readonly file: File;
  readonly reason: ImageChangeReason;
  /** The record of the value that it was chosen for. */
  readonly record: number;
  readonly start?: CropState | undefined;
  /** It is prepared, until this ends. */
  readonly work?: AbortController;
}

/** What the picture that is shown was made of. */
interface MadeImage {
  readonly file: File;
  readonly report: ImageReport;
  readonly original: File;
  readonly state: CropState | undefined;
}

/** Ties choosing, cropping and preparing one picture to the store of the field. */
export function useImageInput(props: ImageInputProps) {
  const optimize = props.optimize ?? true;
  const labels = useLabels('file', imageFieldLabelsEsCO, props.labels);
  const limits = fileLimits('<ImageInput>', {
    ...props,
    accept: props.accept ?? DEFAULT_ACCEPT,
    maxItems: 1,
  });
  const [atWork, setAtWork] = useState<ImageAtWork | null>(null);
  const [error, setError] = useState('');
  const [made, setMade] = useState<MadeImage | null>(null);
  const current = useRef<AbortController>(null);
  const files = useFiles<ImageChangeDetails>({
    component: '<ImageInput>',
    props,
    labels,
    limits,
    // The work reads the picture; only one without name and type has to be known before.
    isRead: (_, isUnnamed) => isUnnamed,
    write: ([item = null]) => item,
    onChange: props.onChange,
    onTaken: choose,
    onReset: stop,
    judged: ([item]) => chosenOf(item, optimize !== false),
    busyFor: (record) => (atWork?.record === record ? labels.processing : ''),
    hasDialogFor: (record) => atWork?.record === record && !atWork.work,
    requiredText: labels.requiredImage,
    waitingText: labels.processing,
  });
  const { value, announce, send, locale } = files;
  // Another record, and the end of the field, drop the work; insertion effects go on while `<Activity>` hides it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work was begun for a record
  useInsertionEffect(() => () => current.current?.abort(), [value.record]);
  const recordNow = () => value.latest().record;
  const [shown = null] = files.shown;

  function begin(next: ImageAtWork | null): void {
    current.current?.abort();
    current.current = next?.work ?? null;
    setAtWork(next);
  }

  /** Drops what is cropped or prepared, and what was said of the last picture. */
  function stop(): void {
    begin(null);
    setError('');
  }

  function choose({ added: [file], rejections: [first] }: TakenChoice, reason: ImageChangeReason) {
    setError(first ? `${itemName(first.value)}: ${first.message}` : '');
    if (file && props.crop && !/svg|gif/.test(file.type)) startCrop({ file, reason });
    else if (file) void prepare(file, reason);
  }

  function startCrop(image: Omit<ImageAtWork, 'record'>): void {
    begin({ ...image, record: recordNow() });
  }

  async function prepare(file: File, reason: ImageChangeReason, part: ChosenPart = {}) {
    const work = new AbortController();
    const record = recordNow();
    begin({ file, reason, record, work });
    const { signal } = work;
    const prepared: PreparedImage = await import('./prepare-image').then(
      ({ prepareImage }) => prepareImage({ file, part, optimize, labels, locale, signal }),
      // Without its code nothing is taken out of the picture.
      () => ({ file, message: optimize ? labels.keepsMetadata : '', said: '' }),
    );
    if (signal.aborted) return;
    begin(null);
    // The application may have put another record in: the picture was not meant for it.
    if (recordNow() === record) keep(prepared, file, reason, part.state);
  }

  function keep(
    { file, report, error: failure, rejection, message, said }: PreparedImage,
    original: File,
    reason: ImageChangeReason,
    state: CropState | undefined,
  ): void {
    if (message) setError(message);
    announce(said);
    if (file) {
      originals.set(file, original);
      setMade(report ? { file, report, original, state } : null);
      const details = { ...(report && { report }), ...(failure && { error: failure }) };
      send({ type: 'added', files: [file] }, { reason, original, ...details });
    }
    if (rejection) props.onReject?.([rejection]);
  }

  const own = made?.file === shown ? made : null;
  const isHere = atWork?.record === value.record;
  const cancel = () => {
    files.drop();
    begin(null);
    files.input.current?.focus();
  };
  return {
    ...files,
    labels,
    limits,
    shown,
    caption: captionOf(shown, own?.report, locale),
    error,
    working: files.isWaiting || (isHere && !!atWork.work),
    cropping: isHere &&
      !atWork.work && {
        file: atWork.file,
        start: atWork.start,
        onDone: (crop: CropArea, state: CropState) =>
          void prepare(atWork.file, atWork.reason, { crop, state }),
        onCancel: () => begin(null),
        // What can't be shown can't be cropped: what is wrong with it is found out and reported. The same
        // where the dialog can't be loaded.
        onUnreadable: () =>
          void prepare(atWork.file, atWork.reason, { problem: labels.notCropped }),
      },
    /** Chooses another part; left out where there is nothing to choose it from. */
    cropAgain:
      props.crop && own
        ? () => startCrop({ file: own.original, reason: 'crop', start: own.state })
        : undefined,
    cancel,
    remove() {
      cancel();
      setError('');
      if (shown !== null) {
        send({ type: 'removed', file: shown, at: 0 }, { reason: 'remove' }, () =>
          announce(labels.removed(itemName(shown, labels.unnamed))),
        );
      }
    },
  };
}

/** The file that was chosen for a picture; of one made elsewhere it is not known. */
function chosenOf(shown: FileItem | undefined, isMade: boolean): readonly FileItem[] {
  if (shown === undefined || typeof shown === 'string') return [];
  return [originals.get(shown) ?? (isMade ? [] : shown)].flat();
}

/** The size of a picture, and what was made of it. */
function captionOf(
  shown: FileItem | null,
  report: ImageReport | undefined,
  locale: string,
): string {
  const size = (bytes: number) => formatFileSize(bytes, locale);
  if (report && !report.keptOriginal)
    return `${size(report.originalSize)} → ${size(report.size)} · ${Math.round(report.milliseconds)} ms`;
  return shown !== null && typeof shown !== 'string' ? size(shown.size) : '';
}
