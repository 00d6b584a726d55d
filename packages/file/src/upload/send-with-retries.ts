import { LONGEST_TIMER } from '@guadua/utils/internal';
import { sendByPost } from './send-by-post';
import type { UploadControl, UploadOptions } from './upload.types';
import { isReadable, readFailure, uploadError } from './upload-error';
import { withStallTimeout } from './with-stall-timeout';

export interface RetryControl extends UploadControl {
  readonly onOffline: (isOffline: boolean) => void;
}

/** Sends one file, again after what may pass: each pause is twice the last, and as long as the server asks for. */
export async function sendWithRetries(
  file: File,
  options: UploadOptions,
  { signal, onProgress, onOffline }: RetryControl,
): Promise<string> {
  const { url = '', send, retries = 3, retryDelay = 1000, stallTimeout = 60_000 } = options;
  const sendOnce = async (control: UploadControl) =>
    send ? send(file, control) : sendByPost(file, { ...options, url }, control);
  // A `send` that never says how far it is may be on its way all the time.
  const isWatched = !send || Boolean(send.resumes);
  let furthest = 0;
  for (let tries = 0; ; tries++) {
    try {
      const control: UploadControl = {
        signal,
        onProgress(fraction) {
          if (fraction > furthest) {
            furthest = fraction;
            // The upload gets on, however often the connection is cut.
            if (send?.resumes) tries = 0;
          }
          onProgress(fraction);
        },
      };
      return await withStallTimeout(sendOnce, control, stallTimeout, isWatched);
    } catch (error) {
      signal.throwIfAborted();
      const failure = readFailure(error);
      if (failure.isFinal) throw error;
      // A disk that hangs would keep this try too, so what stalled is not read.
      const isThere = failure.problem === 'stalled' || (await isReadable(file));
      signal.throwIfAborted();
      if (!isThere) throw uploadError(file.name, { retry: false, problem: 'unreadable' }, error);
      if (!navigator.onLine) {
        onOffline(true);
        await happened(signal, (resolve, at) => window.addEventListener('online', resolve, at));
        onOffline(false);
        tries = -1;
        continue;
      }
      if (!(tries < retries)) throw error;
      if (!send?.resumes) onProgress(0);
      // The pause has a random part, so that not all uploads come back at the same time after a cut.
      const chance = 1 + Math.random() / 4;
      const pause = Math.max(retryDelay * 2 ** tries * chance, failure.pause);
      await happened(signal, (resolve, at) => {
        const timer = setTimeout(resolve, Math.min(pause, LONGEST_TIMER));
        at.signal.addEventListener('abort', () => clearTimeout(timer));
      });
    }
  }
}

function happened(
  signal: AbortSignal,
  listen: (resolve: () => void, at: { readonly signal: AbortSignal }) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    listen(resolve, { signal });
  });
}
