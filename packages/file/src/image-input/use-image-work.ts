'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import { ImageOptimizeError } from '../optimize-image/image-error';
import type {
  ImageCrop,
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

/** The picture that is being prepared. */
interface ImageWork {
  readonly file: File;
  readonly options: boolean | OptimizeImageOptions;
  readonly done: (outcome: ImageOutcome) => void;
  controller: AbortController;
}

/** Prepares one picture at a time: a new one, `cancel` and unmounting drop the old work (IMG-3). */
export function useImageWork() {
  const [working, setWorking] = useState(false);
  const current = useRef<ImageWork>(null);
  const run = useLatestCallback(async (work: ImageWork) => {
    const { file, options, done, controller } = work;
    const outcome = await prepare(file, options, controller.signal);
    if (controller.signal.aborted) return;
    current.current = null;
    setWorking(false);
    done(outcome);
  });
  const cancel = () => {
    current.current?.controller.abort();
    current.current = null;
    setWorking(false);
  };
  useEffect(() => {
    // It was hidden meanwhile (`<Activity>`), which looks like its end.
    const hidden = current.current;
    if (hidden?.controller.signal.aborted) {
      hidden.controller = new AbortController();
      void run(hidden);
    }
    return () => current.current?.controller.abort();
  }, [run]);

  /** Calls back unless the work was dropped. */
  const start = (
    file: File,
    optimize: boolean | OptimizeImageOptions,
    crop: ImageCrop | undefined,
    done: (outcome: ImageOutcome) => void,
  ) => {
    cancel();
    const controller = new AbortController();
    current.current = { file, options: withCrop(optimize, crop), done, controller };
    setWorking(true);
    void run(current.current);
  };
  return { working, start, cancel };
}

/** A part of a picture is drawn anew, also where it is not to be made smaller. */
function withCrop(
  optimize: boolean | OptimizeImageOptions,
  crop: ImageCrop | undefined,
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
