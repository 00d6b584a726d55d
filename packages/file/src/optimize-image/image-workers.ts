import { ImageProblem } from './image-problem';
import { raceSignal } from './image-queue';
import type { ProcessedImage } from './process-image';
import type { WorkerAnswer, WorkerRequest } from './serve-worker';

/** A worker that no picture needs is kept for the next one so long, in milliseconds. */
const IDLE_TIME = 10_000;

/** Does the work on a picture; `undefined` when this page can have no worker, or none that draws. */
export type ProcessInWorker = (
  request: WorkerRequest,
  signal: AbortSignal | undefined,
  /** Milliseconds after which a worker that does not answer is given up. */
  timeLimit: number,
) => Promise<ProcessedImage | undefined>;

/** Keeps workers of one kind from one picture to the next. */
export function createImageWorkers(
  start: () => Promise<Worker | undefined>,
  idleTime = IDLE_TIME,
): ProcessInWorker {
  /** Workers without work, each with the clock that ends it. */
  const idle = new Map<Worker, ReturnType<typeof setTimeout>>();

  function keep(worker: Worker): void {
    const end = () => {
      idle.delete(worker);
      worker.terminate();
    };
    idle.set(worker, setTimeout(end, idleTime));
  }

  function takeIdle(): Worker | undefined {
    const [[worker, clock] = []] = idle;
    clearTimeout(clock);
    if (worker) idle.delete(worker);
    return worker;
  }

  return async (request, signal, timeLimit) => {
    const starting = Promise.resolve(takeIdle() ?? start());
    const worker = await raceSignal(starting, signal).catch((reason) => {
      void starting.then((late) => late && keep(late));
      throw reason;
    });
    if (!worker) return undefined;
    let isUsable = false;
    try {
      const late = () => new ImageProblem('failed');
      const answer = await raceSignal(ask(worker, request), signal, timeLimit, late);
      isUsable = true;
      if (!('error' in answer)) return answer;
      if (answer.error === 'unavailable') return undefined;
      throw new ImageProblem(answer.error);
    } finally {
      if (isUsable) keep(worker);
      else worker.terminate();
    }
  };
}

function ask(worker: Worker, request: WorkerRequest): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new ImageProblem('failed'));
    };
    worker.postMessage(request);
  });
}
