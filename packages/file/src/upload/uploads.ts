import { warnOnce } from '@guadua/utils/internal';
import { sendByPost } from './send-by-post';
import type { UploadOptions, UploadState } from './upload.types';

/** Steps in which progress is drawn: more would only cost renders. */
const STEPS = 20;

/** What a list of uploads reports. */
export interface UploadEvents {
  /** Something is to be drawn anew. */
  onChange: () => void;
  onDone: (file: File, id: string) => void;
  onFailed: (file: File) => void;
}

/** The uploads of one field. */
export interface Uploads {
  /** Starts what is new and stops what was removed; a file that is up already is never sent again. */
  sync: (files: readonly File[], options: UploadOptions) => void;
  stateOf: (file: File) => UploadState | undefined;
  /** Tries a failed one again. */
  retry: (file: File) => void;
  /** Stops all, for good. */
  stop: () => void;
}

interface Upload {
  /** What it became. */
  id?: string;
  state: UploadState;
  work: AbortController;
}

/** Sends files, so many at a time, with new tries after a pause that grows (FIL-10). */
export function createUploads({ onChange, onDone, onFailed }: UploadEvents): Uploads {
  const uploads = new Map<File, Upload>();
  let options: UploadOptions = {};
  let last: readonly File[] = [];
  let isStopped = false;

  const draw = (upload: Upload, state: UploadState) => {
    upload.state = state;
    onChange();
  };
  const next = () => {
    const { parallel = 3 } = options;
    const all = [...uploads];
    let places =
      Math.max(1, parallel || 1) - all.filter(([, { state }]) => state.status === 'sending').length;
    for (const [file, upload] of all) {
      if (places <= 0) return;
      if (upload.state.status !== 'waiting') continue;
      places--;
      void run(file, upload);
    }
  };
  const run = async (file: File, upload: Upload) => {
    const { signal } = upload.work;
    draw(upload, { status: 'sending', progress: 0 });
    try {
      const id = await sendWithRetries(file, options, signal, (fraction) => {
        const progress = Math.floor(Math.min(1, Math.max(0, fraction)) * STEPS) / STEPS;
        if (progress !== upload.state.progress) draw(upload, { status: 'sending', progress });
      });
      if (signal.aborted) return;
      // An empty value would take the file away.
      if (!id) throw new TypeError('`send` must give an id.');
      upload.id = id;
      draw(upload, { status: 'done', progress: 1 });
      onDone(file, id);
    } catch (error) {
      if (signal.aborted) return;
      // It is up: the error is the application's own.
      if (upload.id !== undefined) throw error;
      draw(upload, { status: 'failed', progress: 0 });
      onFailed(file);
    } finally {
      next();
    }
  };
  const drop = (file: File, { work }: Upload) => {
    uploads.delete(file);
    work.abort();
  };
  return {
    sync(files, given) {
      // A render that is late must not send what others send by now.
      if (isStopped) return;
      options = given;
      warnOfOptions(given);
      for (const [file, upload] of [...uploads]) {
        if (upload.state.status !== 'done' && !files.includes(file)) drop(file, upload);
      }
      for (const file of files) {
        const known = uploads.get(file);
        // It was removed and chosen again; one that stays in spite of its id is left alone.
        if (known?.id !== undefined && !last.includes(file)) onDone(file, known.id);
        if (known) continue;
        const state: UploadState = { status: 'waiting', progress: 0 };
        uploads.set(file, { state, work: new AbortController() });
      }
      last = files;
      next();
    },
    stateOf: (file) => uploads.get(file)?.state,
    retry(file) {
      const upload = uploads.get(file);
      if (upload?.state.status !== 'failed') return;
      draw(upload, { status: 'waiting', progress: 0 });
      next();
    },
    stop() {
      isStopped = true;
      for (const [file, upload] of [...uploads]) drop(file, upload);
    },
  };
}

function warnOfOptions({ url, send, parallel = 3 }: UploadOptions): void {
  if (!send && url === undefined) warnOnce('<FileInput>', 'upload: needs `url` or `send`.');
  if (!(parallel >= 1)) {
    warnOnce(
      '<FileInput>',
      `upload: parallel: ${parallel} is no number of files; write 1 or more.`,
    );
  }
}

async function sendWithRetries(
  file: File,
  options: UploadOptions,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const { url, send, retries = 3, retryDelay = 1000 } = options;
  for (let tries = 0; ; tries++) {
    try {
      const control = { signal, onProgress };
      if (send) return await send(file, control);
      if (url !== undefined) return await sendByPost(file, { ...options, url }, control);
      throw Object.assign(new TypeError('`upload` needs `url` or `send`.'), { retry: false });
    } catch (error) {
      signal.throwIfAborted();
      if (!(tries < retries) || isFinal(error)) throw error;
      onProgress(0);
      // A little by chance: else all that a cut stopped would come back at once.
      await pause(retryDelay * 2 ** tries * (1 + Math.random() / 4), signal);
    }
  }
}

function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'retry' in error && error.retry === false;
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
