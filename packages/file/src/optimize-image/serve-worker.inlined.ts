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

/** A request, and after how many milliseconds without another one the worker says that it is idle. */
export interface WorkerMessage extends WorkerRequest {
  readonly idleTime: number;
}

/**
 * Works on the pictures that the page sends.
 *
 * @param read What the worker can read: it carries the code for no other format.
 */
export function serveWorker(read: ReadImage): void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  self.onmessage = async ({ data }: MessageEvent<WorkerMessage>) => {
    clearTimeout(clock);
    self.postMessage(await answer(data, read));
    // The clock runs here: a page without work has none (CMP-7).
    clock = setTimeout(() => self.postMessage('idle'), data.idleTime);
  };
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
