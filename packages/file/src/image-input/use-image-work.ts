'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef } from 'react';
import { ImageOptimizeError } from '../optimize-image/image-error';
import type {
  CropArea,
  ImageReport,
  OptimizeImageOptions,
} from '../optimize-image/optimize-image.types';

/** What came of a chosen picture. */
export interface ImageOutcome {
  /** The picture to keep; `null` when the file is of no use at all. */
  file: File | null;
  report?: ImageReport;
  error?: ImageOptimizeError;
}

/** A picture that is to be prepared. */
export interface ImageWork {
  readonly file: File;
  readonly optimize: boolean | OptimizeImageOptions;
  readonly crop: CropArea | undefined;
  /** The record of the value that it was chosen for. */
  readonly record: number;
  readonly done: (outcome: ImageOutcome) => void;
}

/**
 * Prepares one picture at a time (IMG-3): a new one, `cancel`, unmounting and another record drop the old work.
 *
 * @param record The record that the value belongs to.
 * @param setWorking Hears what is prepared; `null` when nothing is.
 */
export function useImageWork(record: number, setWorking: (work: ImageWork | null) => void) {
  const current = useRef<{ work: ImageWork; controller: AbortController }>(null);
  const run = useLatestCallback(async (work: ImageWork) => {
    const controller = new AbortController();
    current.current = { work, controller };
    const options = withCrop(work.optimize, work.crop);
    const outcome = await prepare(work.file, options, controller.signal);
    if (controller.signal.aborted) return;
    current.current = null;
    setWorking(null);
    work.done(outcome);
  });
  const cancel = () => {
    current.current?.controller.abort();
    current.current = null;
    setWorking(null);
  };
  useEffect(() => {
    // It was hidden meanwhile (`<Activity>`), which looks like its end.
    const stopped = current.current;
    if (stopped?.controller.signal.aborted && stopped.work.record === record)
      void run(stopped.work);
    return () => current.current?.controller.abort();
  }, [run, record]);
  return {
    cancel,
    /** Calls back unless the work was dropped. */
    start(work: ImageWork) {
      cancel();
      setWorking(work);
      void run(work);
    },
  };
}

/** A part of a picture is drawn anew, also where it is not to be made smaller. */
function withCrop(
  optimize: boolean | OptimizeImageOptions,
  crop: CropArea | undefined,
): boolean | OptimizeImageOptions {
  if (!crop) return optimize;
  if (optimize === false) return { maxWidth: Number.POSITIVE_INFINITY, crop };
  return { ...(optimize === true ? {} : optimize), crop };
}

async function prepare(
  file: File,
  optimize: boolean | OptimizeImageOptions,
  signal: AbortSignal,
): Promise<ImageOutcome> {
  try {
    if (optimize !== false) {
      // Most pages are left without a picture chosen.
      const { optimizeImage } = await import('../optimize-image/optimize-image');
      return await optimizeImage(file, optimize === true ? {} : optimize, { signal });
    }
    const { isPictureFile } = await import('../image-file/is-picture-file');
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
    // What no form can use is refused; any other failure falls back to the chosen picture (IMG-3, IMG-5).
    return { file: error.fallback ?? null, error };
  }
}
