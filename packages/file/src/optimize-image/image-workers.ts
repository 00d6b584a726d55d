import { raceSignal } from '../read/race-signal';
import { ImageProblem } from './image-problem';
import type { ProcessedImage } from './process-image';
import type { WorkerAnswer, WorkerRequest } from './serve-worker.inlined';

/** A worker that no picture needs is kept for the next one so long, in milliseconds. */
const IDLE_TIME = 10_000;

export type ProcessInWorker = (
  request: WorkerRequest,
  signal: AbortSignal,
) => Promise<ProcessedImage | undefined>;

export function createImageWorkers(
  start: () => Promise<Worker | undefined>,
  idleTime = IDLE_TIME,
): ProcessInWorker {
  /** The workers without work, with the clock that ends each. */
  const idle = new Map<Worker, ReturnType<typeof setTimeout>>();

  function keep(worker: Worker): void {
    const end = () => {
      worker.terminate();
      idle.delete(worker);
    };
    idle.set(worker, setTimeout(end, idleTime));
  }

  function takeIdle(): Worker | undefined {
    const [[worker, clock] = []] = idle;
    clearTimeout(clock);
    if (worker) idle.delete(worker);
    return worker;
  }

  return async (request, signal) => {
    const starting = Promise.resolve(takeIdle() ?? start());
    const worker = await raceSignal(starting, signal).catch((reason) => {
      void starting.then((late) => late && keep(late));
      throw reason;
    });
    if (!worker) return undefined;
    let isUsable = false;
    try {
      const answer = await raceSignal(ask(worker, request), signal);
      isUsable = true;
      if (!('error' in answer)) return answer;
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
