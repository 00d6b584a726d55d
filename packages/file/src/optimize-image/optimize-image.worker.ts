import { ImageProblem } from './image-problem';
import type { ImageErrorCode } from './optimize-image.types';
import { type ProcessedImage, type ProcessOptions, processImage } from './process-image';

/** What the page asks of the worker. */
export interface WorkerRequest {
  readonly file: Blob;
  readonly options: ProcessOptions;
}

/** What the worker answers; `unavailable` when it can't draw and the page has to. */
export type WorkerAnswer = ProcessedImage | { readonly error: ImageErrorCode | 'unavailable' };

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(await answer(data));
};
// The page waits for this: from here on an error is the work's, not the loading's.
self.postMessage('ready');

async function answer({ file, options }: WorkerRequest): Promise<WorkerAnswer> {
  if (typeof OffscreenCanvas === 'undefined') return { error: 'unavailable' };
  try {
    return await processImage(file, options);
  } catch (error) {
    return { error: error instanceof ImageProblem ? error.code : 'failed' };
  }
}
