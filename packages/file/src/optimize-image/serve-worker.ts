import { ImageProblem } from './image-problem';
import type { ImageErrorCode } from './optimize-image.types';
import {
  type ProcessedImage,
  type ProcessOptions,
  processImage,
  type ReadImage,
} from './process-image';

/** What the page asks of a worker. */
export interface WorkerRequest {
  readonly file: Blob;
  readonly options: ProcessOptions;
}

/** What a worker answers; `unavailable` when it can't draw and the page has to. */
export type WorkerAnswer = ProcessedImage | { readonly error: ImageErrorCode | 'unavailable' };

/**
 * Works on the pictures that the page sends.
 *
 * @param read What the worker can read: it carries the code for no other format.
 */
export function serveWorker(read: ReadImage): void {
  self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) =>
    self.postMessage(await answer(data, read));
  // The page waits for this: from here on an error is the work's, not the loading's.
  self.postMessage('ready');
}

async function answer({ file, options }: WorkerRequest, read: ReadImage): Promise<WorkerAnswer> {
  if (typeof OffscreenCanvas === 'undefined') return { error: 'unavailable' };
  try {
    return await processImage(file, options, read);
  } catch (error) {
    return { error: error instanceof ImageProblem ? error.code : 'failed' };
  }
}
