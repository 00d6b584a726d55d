import { ImageProblem } from './image-problem';
import { raceSignal } from './image-queue';
import type { ProcessedImage } from './process-image';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './serve-worker.inlined';

/** A worker that no picture needs is kept for the next one so long, in milliseconds. */
const IDLE_TIME = 10_000;

export type ProcessInWorker = (
  request: WorkerRequest,
  signal: AbortSignal | undefined,
  timeLimit: number,
) => Promise<ProcessedImage | undefined>;

export function createImageWorkers(
  start: () => Promise<Worker | undefined>,
  idleTime = IDLE_TIME,
): ProcessInWorker {
  const idle = new Set<Worker>();

  function keep(worker: Worker): void {
    idle.add(worker);
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'idle') return;
      worker.terminate();
      idle.delete(worker);
    };
  }

  function takeIdle(): Worker | undefined {
    const [worker] = idle;
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
      const answer = await raceSignal(
        ask(worker, { ...request, idleTime }),
        signal,
        timeLimit,
        late,
      );
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

function ask(worker: Worker, message: WorkerMessage): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | 'idle'>) => {
      // The worker may report `idle` just before it gets the next task.
      if (data !== 'idle') resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new ImageProblem('failed'));
    };
    worker.postMessage(message);
  });
}
