import { LONGEST_TIMER } from '@guadua/utils/internal';
import type { UploadControl } from './upload.types';

/** A try was given up: no byte moved and no answer came for as long as it may take. */
export class StallError extends Error {
  override readonly name = 'StallError';
}

/**
 * Makes one try to send a file, and gives it up when it gets no further.
 *
 * @param send The try; its signal is aborted with the reason `'pause'`, so that another one can go on.
 * @param timeout Milliseconds without a call of `onProgress`; without end for 0, or what no timer takes.
 * @param isWatched Whether it is measured from the start, instead of from its first progress.
 */
export function withStallTimeout(
  send: (control: UploadControl) => Promise<string>,
  { signal, onProgress }: UploadControl,
  timeout: number,
  isWatched: boolean,
): Promise<string> {
  const work = new AbortController();
  const abort = () => work.abort(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  return new Promise<string>((resolve, reject) => {
    const watch = () => {
      clearTimeout(timer);
      if (!(timeout > 0 && timeout <= LONGEST_TIMER)) return;
      timer = setTimeout(() => {
        reject(new StallError(`nothing moved for ${timeout} ms`));
        work.abort('pause');
      }, timeout);
    };
    signal.addEventListener('abort', abort);
    if (isWatched) watch();
    const control: UploadControl = {
      signal: work.signal,
      onProgress(fraction) {
        // The last call of a throttle may come when the try has ended.
        if (isOver || work.signal.aborted) return;
        watch();
        onProgress(fraction);
      },
    };
    send(control).then(resolve, reject);
  }).finally(() => {
    isOver = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  });
}
