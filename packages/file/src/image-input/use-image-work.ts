'use client';

import { useEffect, useRef, useState } from 'react';
import { ImageOptimizeError } from '../optimize-image/image-error';
import { optimizeImage } from '../optimize-image/optimize-image';
import type { ImageReport, OptimizeImageOptions } from '../optimize-image/optimize-image.types';

/** What came of a chosen picture. */
export interface ImageOutcome {
  /** The picture to keep; `null` when the file is of no use at all. */
  file: File | null;
  report?: ImageReport;
  error?: ImageOptimizeError;
}

/** What no form can use is refused; any other failure falls back to the original (IMG-3, IMG-5). */
const USELESS = ['not-image', 'too-large', 'unreadable'];
/** Enough for a header, when the pixels are not needed. */
const HEADER = 1 << 18;

/** Prepares one picture at a time: a new one, `cancel` and unmounting drop the old work (IMG-3). */
export function useImageWork() {
  const [working, setWorking] = useState(false);
  const current = useRef<AbortController>(null);
  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setWorking(false);
  };
  useEffect(() => () => current.current?.abort(), []);

  /** Calls back unless the work was dropped. */
  const start = async (
    file: File,
    optimize: boolean | OptimizeImageOptions,
    done: (outcome: ImageOutcome) => void,
  ) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    setWorking(true);
    const outcome = await prepare(file, optimize, controller.signal);
    if (controller.signal.aborted) return;
    current.current = null;
    setWorking(false);
    done(outcome);
  };
  return { working, start, cancel };
}

async function prepare(
  file: File,
  optimize: boolean | OptimizeImageOptions,
  signal: AbortSignal,
): Promise<ImageOutcome> {
  try {
    if (optimize !== false) {
      return await optimizeImage(file, optimize === true ? {} : optimize, { signal });
    }
    // Only for those who don't optimise: the optimiser has its own copy, in its worker.
    const { readImageHeader } = await import('../optimize-image/image-header');
    const bytes = await file
      .slice(0, HEADER)
      .arrayBuffer()
      .catch((cause) => {
        throw new ImageOptimizeError('unreadable', { cause });
      });
    if (!readImageHeader(new Uint8Array(bytes))) throw new ImageOptimizeError('not-image');
    return { file };
  } catch (cause) {
    const error =
      cause instanceof ImageOptimizeError ? cause : new ImageOptimizeError('failed', { cause });
    return { file: USELESS.includes(error.code) ? null : file, error };
  }
}
