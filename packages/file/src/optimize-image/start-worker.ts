import { trustedScriptUrl } from '@guadua/utils/internal';
import { raceSignal } from '../read/race-signal';
import { ImageProblem } from './image-problem';

const LOAD_TIME = 10_000;

export type WorkerSource = () => Worker | Promise<Worker>;

type WorkerClass = new (url: URL, options: WorkerOptions) => Worker;

/** Bundlers look for exactly `new Worker(new URL(…))`: so the class that passes our policy is called `Worker` too. */
const FILES = {
  jpeg: (Worker: WorkerClass) =>
    new Worker(new URL('./optimize-image.worker.js', import.meta.url), { type: 'module' }),
  other: (Worker: WorkerClass) =>
    new Worker(new URL('./optimize-image-all.worker.js', import.meta.url), { type: 'module' }),
};

export type WorkerKind = keyof typeof FILES;

export function workerSources(kind: WorkerKind): readonly WorkerSource[] {
  return [() => FILES[kind](trustedWorker()), startText];
}

/** A `Worker` with an address of the policy `guadua`, because Trusted Types refuse one with a plain address. */
function trustedWorker(): WorkerClass {
  return class extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trustedScriptUrl(url.href), options);
    }
  };
}

async function startText(): Promise<Worker> {
  const { WORKER_TEXT } = await import('./worker-text');
  const url = URL.createObjectURL(new Blob([WORKER_TEXT], { type: 'text/javascript' }));
  const worker = new globalThis.Worker(trustedScriptUrl(url));
  const free = () => URL.revokeObjectURL(url);
  worker.addEventListener('message', free, { once: true });
  worker.addEventListener('error', free, { once: true });
  return worker;
}

export function createWorkerStarter(
  sources: readonly WorkerSource[],
): () => Promise<Worker | undefined> {
  // A source that failed once on this page is not tried again.
  let source = 0;
  return async () => {
    for (;;) {
      const tried = source;
      const start = sources[tried];
      if (!start) return undefined;
      try {
        return await running(await start());
      } catch {
        source = Math.max(source, tried + 1);
      }
    }
  };
}

async function running(worker: Worker): Promise<Worker> {
  // Chromium has no `onmessageerror` on a worker.
  worker.addEventListener('messageerror', countAsError);
  try {
    await raceSignal(nextMessage(worker), AbortSignal.timeout(LOAD_TIME));
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** The next message of a worker. It rejects when the worker fails or its message can't be read. */
export function nextMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new ImageProblem('failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<Message | 'idle'>) => {
      // A worker may report that it is idle just before it gets the next picture.
      if (data !== 'idle') resolve(data);
    };
  });
}

/** An answer that can't be read is an error like any other. */
function countAsError({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new Event('error', { cancelable: true }));
}
