import { LONGEST_TIMER } from '@guadua/utils/internal';
import type { UploadControl } from './upload.types';
import { uploadError } from './upload-error';

/** Gives a try up when no byte moves and no answer comes for as long as it may take. */
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
        reject(uploadError(`nothing moved for ${timeout} ms`, { problem: 'stalled' }));
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
