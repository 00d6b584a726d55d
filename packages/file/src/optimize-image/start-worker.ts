import { trustedScriptUrl } from '@guadua/utils/internal';

/** A worker that is not there after so many milliseconds never will be. */
const LOAD_TIME = 10_000;

/** Makes a worker, or throws. */
export type WorkerSource = () => Worker | Promise<Worker>;

/**
 * Where a worker can be had, best first. The first is written so that bundlers find the file; it is
 * lost in a bundle of esbuild or plain Rollup, in CommonJS, and on a page that loads the library from
 * another site. The second needs `worker-src blob:`, and the policy `guadua` where Trusted Types are asked for.
 */
export const WORKER_SOURCES: readonly WorkerSource[] = [
  () => new Worker(new URL('./optimize-image.worker.js', import.meta.url), { type: 'module' }),
  async () => {
    const { WORKER_TEXT } = await import('./worker-text');
    const url = URL.createObjectURL(new Blob([WORKER_TEXT], { type: 'text/javascript' }));
    const worker = new Worker(trustedScriptUrl(url));
    const free = () => URL.revokeObjectURL(url);
    worker.addEventListener('message', free, { once: true });
    worker.addEventListener('error', free, { once: true });
    return worker;
  },
];

/** Starts workers from the first of some sources that gives any; `undefined` when none does. */
export function createWorkerStarter(
  sources: readonly WorkerSource[] = WORKER_SOURCES,
): () => Promise<Worker | undefined> {
  // What failed once on this page is not tried again.
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

function running(worker: Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const stop = (reason: string) => {
      worker.terminate();
      reject(new Error(reason));
    };
    const timer = setTimeout(stop, LOAD_TIME, 'no answer');
    // An answer that can't be read is an error like any other.
    worker.addEventListener('messageerror', () => {
      worker.dispatchEvent(new Event('error', { cancelable: true }));
    });
    worker.onmessage = () => {
      clearTimeout(timer);
      resolve(worker);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      stop('not loaded');
    };
  });
}
