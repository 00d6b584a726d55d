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

/** A request, and after how many milliseconds without another one the worker says that it is idle. */
export interface WorkerMessage extends WorkerRequest {
  readonly idleTime: number;
}

let idleTimer: ReturnType<typeof setTimeout> | undefined;

self.onmessage = async ({ data }: MessageEvent<WorkerMessage>) => {
  clearTimeout(idleTimer);
  self.postMessage(await answer(data));
  // The clock runs here: a page without work has none.
  idleTimer = setTimeout(() => self.postMessage('idle'), data.idleTime);
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
