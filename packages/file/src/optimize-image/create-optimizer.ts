import { LONGEST_TIMER, warnOnce } from '@guadua/utils/internal';
import { fileSizeOf } from '../names/parse-file-size';
import { raceSignal } from '../read/race-signal';
import { ImageProblem } from './image-problem';
import { createQueue } from './image-queue';
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

/** How many pictures are worked on at once: a decoded one takes much memory. */
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
    const { maxBytes } = options;
    const request = {
      file,
      options: { ...options, maxBytes: maxBytes === undefined ? undefined : fileSizeOf(maxBytes) },
    };
    const leave = await queue.enter(signal);
    const limit = AbortSignal.timeout(Math.min(timeLimit, LONGEST_TIMER));
    const within = AbortSignal.any(signal ? [signal, limit] : [limit]);
    try {
      const start = performance.now();
      const kind = await raceSignal(kindOf(file), within);
      const fromWorker = await processInWorker[kind](request, within);
      const processed = fromWorker ?? (await raceSignal(processHere(request), within));
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
      const problem = cause === limit.reason ? new ImageProblem('failed') : cause;
      if (!(problem instanceof ImageProblem)) throw cause;
      const { explainProblem } = await import('./explain-problem');
      throw await raceSignal(explainProblem(file, problem), signal);
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

async function processHere({ file, options }: WorkerRequest): Promise<ProcessedImage> {
  // Nothing is a picture in jsdom, so that no permission would help.
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
