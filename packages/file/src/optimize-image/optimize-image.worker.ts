import { ImageOptimizeError } from './image-error';
import type { ImageErrorCode, OptimizeImageOptions } from './optimize-image.types';
import { type ProcessedImage, processImage } from './process-image';

/** What the page asks of the worker. */
export interface WorkerRequest {
  readonly file: Blob;
  readonly options: OptimizeImageOptions;
}

/** What the worker answers; `unavailable` when it can't draw and the page has to. */
export type WorkerAnswer = ProcessedImage | { readonly error: ImageErrorCode | 'unavailable' };

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(await answer(data));
};

async function answer({ file, options }: WorkerRequest): Promise<WorkerAnswer> {
  if (typeof OffscreenCanvas === 'undefined') return { error: 'unavailable' };
  try {
    return await processImage(file, options);
  } catch (error) {
    return { error: error instanceof ImageOptimizeError ? error.code : 'failed' };
  }
}
