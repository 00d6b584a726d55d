import { ImageOptimizeError } from './image-error';
import type { OptimizedImage, OptimizeImageOptions } from './optimize-image.types';
import type { WorkerAnswer, WorkerRequest } from './optimize-image.worker';
import type { ProcessedImage } from './process-image';

/** What `optimizeImage` takes besides the options. */
export interface OptimizeImageControl {
  /** Interrumpe el trabajo; la promesa se rechaza con el motivo de la señal. */
  signal?: AbortSignal | undefined;
}

/** The work under way: pictures are decoded one at a time, so that memory holds one. */
let last: Promise<unknown> | undefined;

/**
 * Makes a picture smaller (IMG-2, IMG-4): scaled to `maxWidth`, upright, without EXIF and place data.
 * The work is done in a worker; where a browser or a policy allows none, on the page.
 *
 * @returns The file and a report. With `strict` (the default) the chosen pixels are kept when the
 * result would be larger.
 * @throws ImageOptimizeError saying why, with a Spanish message; the chosen file is untouched.
 */
export async function optimizeImage(
  file: File,
  options: OptimizeImageOptions = {},
  { signal }: OptimizeImageControl = {},
): Promise<OptimizedImage> {
  if (!(file instanceof Blob)) throw new TypeError('`file` must be an instance of File or Blob.');
  const before = last;
  let done = () => {};
  last = new Promise<void>((resolve) => {
    done = resolve;
  });
  try {
    await before;
    signal?.throwIfAborted();
    const start = performance.now();
    const fromWorker = await processInWorker({ file, options }, signal);
    const processed = fromWorker ?? (await processHere({ file, options }, signal));
    const { blob, ...report } = processed;
    const name = resultName(file.name, file.type, blob.type);
    return {
      file: new File([blob], name, { type: blob.type, lastModified: file.lastModified }),
      report: {
        ...report,
        originalSize: file.size,
        size: blob.size,
        milliseconds: performance.now() - start,
        thread: fromWorker ? 'worker' : 'main',
      },
    };
  } finally {
    done();
  }
}

/** `undefined` when no worker could be had: the page does the work then. */
function processInWorker(
  request: WorkerRequest,
  signal: AbortSignal | undefined,
): Promise<ProcessedImage | undefined> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      // Written so that bundlers find the worker. The CommonJS build has no URL to start from.
      worker = new Worker(new URL('./optimize-image.worker.js', import.meta.url), {
        type: 'module',
      });
    } catch {
      resolve(undefined);
      return;
    }
    const stop = () => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      stop();
      if (!('error' in data)) resolve(data);
      else if (data.error === 'unavailable') resolve(undefined);
      else reject(new ImageOptimizeError(data.error));
    };
    // Its errors are answers, so this one means that it was not loaded: blocked, or not found.
    worker.onerror = (event) => {
      event.preventDefault();
      stop();
      resolve(undefined);
    };
    worker.postMessage(request);
  });
}

async function processHere({ file, options }: WorkerRequest, signal: AbortSignal | undefined) {
  const { processImage } = await import('./process-image');
  const processed = await processImage(file, options).catch((error: unknown) => {
    throw error instanceof ImageOptimizeError ? error : new ImageOptimizeError('failed');
  });
  signal?.throwIfAborted();
  return processed;
}

/** Keeps the name; only a picture of another type gets that type's extension. */
function resultName(name: string, from: string, to: string): string {
  return from === to || !name
    ? name
    : name.replace(/(\.\w+)?$/, `.${to.slice(6).replace('jpeg', 'jpg')}`);
}
