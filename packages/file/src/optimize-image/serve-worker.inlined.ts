import { ImageProblem } from './image-problem';
import type { ImageErrorCode } from './optimize-image.types';
import {
  type ProcessedImage,
  type ProcessOptions,
  processImage,
  type ReadImage,
} from './process-image';

export interface WorkerRequest {
  readonly file: Blob;
  readonly options: ProcessOptions;
}

export type WorkerAnswer = ProcessedImage | { readonly error: ImageErrorCode };

export interface WorkerMessage extends WorkerRequest {
  readonly idleTime: number;
}

export function serveWorker(read: ReadImage): void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  self.onmessage = async ({ data }: MessageEvent<WorkerMessage>) => {
    clearTimeout(clock);
    self.postMessage(await answer(data, read));
    // The clock runs here: a page without work has none (CMP-7).
    clock = setTimeout(() => self.postMessage('idle'), data.idleTime);
  };
  // The page waits for this message: from here on an error is one of the work, not of the loading.
  self.postMessage('ready');
}

async function answer({ file, options }: WorkerRequest, read: ReadImage): Promise<WorkerAnswer> {
  try {
    return await processImage(file, options, read);
  } catch (error) {
    return { error: error instanceof ImageProblem ? error.code : 'failed' };
  }
}
