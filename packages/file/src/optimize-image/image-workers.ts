import { raceSignal } from '../read/race-signal';
import { ImageProblem } from './image-problem';
import type { ProcessedImage } from './process-image';
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './serve-worker.inlined';
import { nextMessage } from './start-worker';

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

  return async (request, signal) => {
    const starting = Promise.resolve(takeIdle() ?? start());
    const worker = await raceSignal(starting, signal).catch((reason) => {
      void starting.then((late) => late && keep(late));
      throw reason;
    });
    if (!worker) return undefined;
    let isUsable = false;
    try {
      const message: WorkerMessage = { ...request, idleTime };
      worker.postMessage(message);
      const answer = await raceSignal(nextMessage<WorkerAnswer>(worker), signal);
      isUsable = true;
      if (!('error' in answer)) return answer;
      throw new ImageProblem(answer.error);
    } finally {
      if (isUsable) keep(worker);
      else worker.terminate();
    }
  };
}
