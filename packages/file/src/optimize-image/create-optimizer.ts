import { warnOnce } from '@guadua/utils/internal';
import { parseFileSize } from '../names/parse-file-size';
import { ImageProblem } from './image-problem';
import { createQueue, raceSignal } from './image-queue';
import { createImageWorkers } from './image-workers';
import type { OptimizedImage, OptimizeImageOptions } from './optimize-image.types';
import type { WorkerRequest } from './optimize-image.worker';
import type { ProcessedImage } from './process-image';
import { createWorkerStarter } from './start-worker';

/** What an optimiser is made of. */
export interface OptimizerParts {
  start: () => Promise<Worker | undefined>;
  /** How many pictures are worked on at a time. */
  places: () => number;
  /** Milliseconds after which a worker without work is let go. */
  idleTime: number | undefined;
}

/** A decoded picture takes much memory: two at a time on a machine that has the cores for it. */
const PLACES = () => (navigator.hardwareConcurrency >= 2 ? 2 : 1);

/** An `optimizeImage` with workers and a queue of its own. */
export function createOptimizer({
  start = createWorkerStarter(),
  places = PLACES,
  idleTime,
}: Partial<OptimizerParts> = {}) {
  const queue = createQueue(places);
  const processInWorker = createImageWorkers(start, idleTime);
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
      const fromWorker = await processInWorker(request, signal, timeLimit);
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

function withBytes({ maxBytes, ...options }: OptimizeImageOptions): WorkerRequest['options'] {
  if (maxBytes === undefined) return options;
  const bytes = parseFileSize(maxBytes);
  if (bytes === undefined) {
    throw new TypeError(`'${maxBytes}' is no size: give bytes, or a text such as '300KB'.`);
  }
  return { ...options, maxBytes: bytes };
}

async function processHere({ file, options }: WorkerRequest): Promise<ProcessedImage> {
  warnOnce(
    'optimizeImage',
    'found no worker: pictures are processed on the page, which stops while it works. Serve the worker of @guadua/file, or allow `worker-src blob:`.',
    'optimize-worker',
  );
  const { processImage } = await import('./process-image');
  return processImage(file, options).catch((error: unknown) => {
    throw error instanceof ImageProblem ? error : new ImageProblem('failed', { cause: error });
  });
}
