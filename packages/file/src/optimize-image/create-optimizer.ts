import { warnOnce } from '@guadua/utils/internal';
import { parseFileSize } from '../names/parse-file-size';
import { ImageProblem } from './image-problem';
import { createQueue, raceSignal } from './image-queue';
import { createImageWorkers } from './image-workers';
import type { OptimizedImage, OptimizeImageOptions } from './optimize-image.types';
import type { ProcessedImage } from './process-image';
import type { WorkerRequest } from './serve-worker.inlined';
import {
  createWorkerStarter,
  type WorkerKind,
  type WorkerSource,
  workerSources,
} from './start-worker';

export interface OptimizerParts {
  sources: (kind: WorkerKind) => readonly WorkerSource[];
  places: () => number;
  idleTime: number | undefined;
}

/** A decoded picture takes much memory: two at a time on a machine that has the cores for it. */
const PLACES = () => (navigator.hardwareConcurrency >= 2 ? 2 : 1);

export function createOptimizer({
  sources = workerSources,
  places = PLACES,
  idleTime,
}: Partial<OptimizerParts> = {}) {
  const queue = createQueue(places);
  const workers = (kind: WorkerKind) =>
    createImageWorkers(createWorkerStarter(sources(kind)), idleTime);
  const processInWorker = { jpeg: workers('jpeg'), other: workers('other') };
  return async (
    file: File,
    options: OptimizeImageOptions,
    signal: AbortSignal | undefined,
    timeLimit: number,
  ): Promise<OptimizedImage> => {
    const request = { file, options: withBytes(options) };
    const leave = await queue.enter(signal);
    try {
      const start = performance.now();
      const late = () => new ImageProblem('failed');
      const kind = await raceSignal(kindOf(file), signal, timeLimit, late);
      const fromWorker = await processInWorker[kind](request, signal, timeLimit);
      const processed = fromWorker ?? (await raceSignal(processHere(request), signal));
      const { blob, ...report } = processed;
      const result =
        options.keepMetadata && !report.keptOriginal
          ? await import('./copy-metadata').then(({ copyMetadata }) => copyMetadata(file, blob))
          : blob;
      const { lastModified } = file;
      const { type } = result;
      const name =
        file.type === type
          ? file.name
          : await import('./result-name').then(({ resultName }) => resultName(file.name, type));
      return {
        file: new File([result], name, { type, lastModified }),
        report: {
          ...report,
          originalSize: file.size,
          size: result.size,
          milliseconds: performance.now() - start,
          thread: fromWorker ? 'worker' : 'main',
        },
      };
    } catch (cause) {
      if (!(cause instanceof ImageProblem)) throw cause;
      const { explainProblem } = await import('./explain-problem');
      throw await raceSignal(explainProblem(file, cause), signal);
    } finally {
      leave();
    }
  };
}

async function kindOf(file: File): Promise<WorkerKind> {
  const start = await file
    .slice(0, 3)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return new Uint8Array(start).join() === '255,216,255' ? 'jpeg' : 'other';
}

function withBytes({ maxBytes, ...options }: OptimizeImageOptions): WorkerRequest['options'] {
  if (maxBytes === undefined) return options;
  const bytes = parseFileSize(maxBytes);
  if (bytes === undefined) {
    throw new TypeError(`'${maxBytes}' is no size: give bytes, or a text such as '300KB'.`);
  }
  return { ...options, maxBytes: bytes };
}

async function processHere({ file, options }: WorkerRequest): Promise<ProcessedImage> {
  // In jsdom nothing is a picture: no permission would help.
  if (typeof createImageBitmap !== 'function') throw new ImageProblem('failed');
  warnOnce(
    'optimizeImage',
    'found no worker: pictures are processed on the page, which stops while it works. Serve the worker of @guadua/file, or allow `worker-src blob:`.',
    'optimize-worker',
  );
  const [{ processImage }, { readImageFile }] = await Promise.all([
    import('./process-image'),
    import('../image-file/read-image-file'),
  ]);
  return processImage(file, options, readImageFile).catch((error: unknown) => {
    throw error instanceof ImageProblem ? error : new ImageProblem('failed', { cause: error });
  });
}
