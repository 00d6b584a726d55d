'use client';

import { useState } from 'react';
import type { FileRejection } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import type { FileRejectionCode } from '../file-input/file-rejection-code.types';
import type { CropState } from '../image-crop/crop-state';
import type { ImageInputLabels } from '../labels/file-labels.types';
import { formatFileSize } from '../names/format-file-size';
import type {
  CropArea,
  ImageErrorCode,
  ImageReport,
  OptimizeImageOptions,
} from '../optimize-image/optimize-image.types';
import type { ImageChangeDetails, ImageChangeReason } from './image-input.types';
import { type ImageOutcome, type ImageWork, useImageWork } from './use-image-work';

/** Why an unusable picture is refused; anything else is of another type. */
const REJECTION_CODES: Partial<Record<ImageErrorCode, FileRejectionCode>> = {
  'too-large': 'pixels',
  unreadable: 'unreadable',
  corrupt: 'unreadable',
};

/** What each picture was made of, also where a field that had it is gone: limits are about what was chosen. */
const originals = /*#__PURE__*/ new WeakMap<File, File>();

/** What the picture that is shown was made of. */
export interface MadeImage {
  readonly file: File;
  readonly report: ImageReport;
  readonly original: File;
  readonly state: CropState | undefined;
}

/** The part of a picture that is kept; `problem` says why it is the whole. */
export interface ChosenPart {
  readonly crop?: CropArea;
  readonly state?: CropState;
  readonly problem?: string;
}

/** What `usePreparation` takes. */
export interface PreparationOptions {
  readonly optimize: boolean | OptimizeImageOptions;
  readonly labels: ImageInputLabels;
  readonly locale: string;
  /** The record of the value as rendered, and now. */
  readonly record: number;
  readonly recordNow: () => number;
  readonly announce: (text: string) => void;
  readonly setWorking: (work: ImageWork | null) => void;
  /** A picture is ready, and takes the place of what was there. */
  readonly onReady: (file: File, details: ImageChangeDetails) => void;
  readonly onReject: ((rejections: readonly FileRejection[]) => void) | undefined;
}

/** Prepares the picture that was chosen, and says how that went. */
export function usePreparation(options: PreparationOptions) {
  const { labels, locale, announce } = options;
  const [error, setError] = useState('');
  const [made, setMade] = useState<MadeImage | null>(null);
  const work = useImageWork(options.record, options.setWorking);

  function reportRejection(name: string, reason: string): void {
    setError(`${name}: ${reason}`);
    announce(labels.rejected(name, reason));
  }

  function prepare(file: File, reason: ImageChangeReason, part: ChosenPart = {}): void {
    const begun = options.recordNow();
    work.start({
      file,
      optimize: options.optimize,
      crop: part.crop,
      record: begun,
      done(outcome) {
        // The application has put another record in: the picture was not meant for it.
        if (options.recordNow() !== begun) return;
        const message = messageOf(file, outcome, part, labels);
        if (outcome.file) keep(outcome.file, file, outcome, reason, part.state, message);
        else refuse(file, outcome, message);
      },
    });
  }

  function keep(
    result: File,
    original: File,
    { report, error: failure }: ImageOutcome,
    reason: ImageChangeReason,
    state: CropState | undefined,
    message: string,
  ): void {
    originals.set(result, original);
    setMade(report ? { file: result, report, original, state } : null);
    if (message) setError(message);
    const size = formatFileSize(result.size, locale);
    announce(message || (report ? labels.optimized(itemName(original), size) : labels.added(1)));
    const details = {
      reason,
      original,
      ...(report && { report }),
      ...(failure && { error: failure }),
    };
    options.onReady(result, details);
  }

  function refuse(value: File, { error: failure }: ImageOutcome, message: string): void {
    reportRejection(itemName(value), message);
    const known = REJECTION_CODES[failure?.code ?? 'not-image'] ?? 'type';
    options.onReject?.([{ value, reason: value.size > 0 ? known : 'empty', message }]);
  }

  return { error, setError, made, prepare, reportRejection, cancel: work.cancel };
}

/** The file that was chosen for a picture; of one made elsewhere it is not known. */
export function chosenOf(shown: FileItem | undefined, isMade: boolean): readonly FileItem[] {
  if (shown === undefined || typeof shown === 'string') return [];
  return [originals.get(shown) ?? (isMade ? [] : shown)].flat();
}

/** What a person reads of how the work on a picture went; empty when all went well. */
function messageOf(
  file: File,
  { file: result, error }: ImageOutcome,
  { crop, problem }: ChosenPart,
  labels: ImageInputLabels,
): string {
  // A drawing or an animation is kept as it is: that is no fault of the person's.
  const isFault = error && !(result && error.code === 'unsupported' && !crop);
  return [
    result && problem,
    isFault && (file.size > 0 ? labels.imageErrors[error.code] : labels.rejections.empty('')),
    error?.keepsMetadata && labels.keepsMetadata,
  ]
    .filter(Boolean)
    .join(' ');
}
