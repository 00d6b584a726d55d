import { asId } from './send-by-post';
import { sendWithRetries } from './send-with-retries';
import type { UploadOptions, UploadState } from './upload.types';
import { readFailure } from './upload-error';
import { nextPace, type UploadPace } from './upload-pace';
import { nextStep, type UploadSteps } from './upload-steps';

/** Steps in which progress is drawn: more would only cost renders. */
const STEPS = 20;

export interface UploadQueueEvents {
  onChange: () => void;
  onDone: (file: File, id: string) => void;
  onFailed: (file: File) => void;
  onStep: (percent: number, count: number) => void;
}

export interface UploadQueue {
  sync: (files: readonly File[], options: UploadOptions, isHeld: boolean) => void;
  canPause: () => boolean;
  stateOf: (file: File) => UploadState | undefined;
  start: (file: File) => void;
  pause: (file: File) => void;
  stop: () => void;
}

interface Upload {
  readonly size: number;
  id?: string;
  state: UploadState;
  work: AbortController;
  pace: UploadPace;
}

export function createUploadQueue(events: UploadQueueEvents): UploadQueue {
  const { onChange, onDone, onFailed, onStep } = events;
  const uploads = new Map<File, Upload>();
  let options: UploadOptions = {};
  let last: readonly File[] = [];
  let isHeld = false;
  let batch: Upload[] = [];
  let steps: UploadSteps = { at: 0, percent: 0 };

  const draw = (upload: Upload, state: UploadState) => {
    upload.state = state;
    onChange();
  };
  const isActive = ({ state }: Upload) =>
    state.status === 'sending' || state.status === 'offline' || state.status === 'waiting';
  const join = (upload: Upload) => {
    if (!batch.some(isActive)) {
      batch = [];
      steps = { at: performance.now(), percent: 0 };
    }
    if (!batch.includes(upload)) batch.push(upload);
    upload.work = new AbortController();
    draw(upload, { status: 'waiting', progress: upload.state.progress });
  };
  const announceStep = () => {
    const sum = (of: (upload: Upload) => number) => batch.reduce((all, one) => all + of(one), 0);
    const fraction = sum(({ size, state }) => size * state.progress) / sum(({ size }) => size);
    const next = nextStep(steps, fraction, performance.now());
    if (next === steps) return;
    steps = next;
    onStep(next.percent, batch.length);
  };
  const next = () => {
    if (isHeld) return;
    const { parallel = 3 } = options;
    const all = [...uploads];
    let places =
      parallel - all.filter(([, one]) => isActive(one) && one.state.status !== 'waiting').length;
    for (const [file, upload] of all) {
      if (places <= 0) return;
      if (upload.state.status !== 'waiting') continue;
      places--;
      void run(file, upload);
    }
  };
  const run = async (file: File, upload: Upload) => {
    const { signal } = upload.work;
    const { size } = file;
    const { progress } = upload.state;
    upload.pace = { at: performance.now(), loaded: progress * size };
    draw(upload, { status: 'sending', progress });
    const onProgress = (fraction: number) => {
      if (signal.aborted) return;
      // Without a known length a request reports 0 / 0.
      const exact = fraction >= 0 ? Math.min(1, fraction) : upload.state.progress;
      const progress = Math.floor(exact * STEPS) / STEPS;
      const pace = nextPace(upload.pace, exact * size, performance.now());
      const isNew = pace.speed !== upload.pace.speed || progress !== upload.state.progress;
      upload.pace = pace;
      if (isNew) draw(upload, { status: 'sending', progress, speed: pace.speed });
      announceStep();
    };
    const onOffline = (isOffline: boolean) =>
      draw(upload, {
        status: isOffline ? 'offline' : 'sending',
        progress: upload.state.progress,
      });
    try {
      // In StrictMode React stops what its first mount began.
      await Promise.resolve();
      signal.throwIfAborted();
      const id = asId(await sendWithRetries(file, options, { signal, onProgress, onOffline }));
      if (signal.aborted) return;
      // An empty value would take the file away.
      if (!id) throw new TypeError('`send` must give an id, which is a text.');
      upload.id = id;
      draw(upload, { status: 'done', progress: 1 });
      onDone(file, id);
    } catch (error) {
      if (signal.aborted) return;
      // The file is up, so the error comes from a callback of the application.
      if (upload.id !== undefined) throw error;
      draw(upload, { status: 'failed', progress: 0, problem: readFailure(error).problem });
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
    sync(files, given, held) {
      options = given;
      isHeld = held;
      const listed = new Set(files);
      for (const [file, upload] of [...uploads]) {
        if (upload.state.status === 'done' || listed.has(file)) continue;
        drop(file, upload);
        // This is not within the effect, because React unmounts the page if the application throws there.
        queueMicrotask(() => given.send?.discard?.(file));
      }
      for (const file of files) {
        const known = uploads.get(file);
        // A file that was removed and chosen again has its id already.
        const id = last.includes(file) ? undefined : known?.id;
        if (id !== undefined) queueMicrotask(() => onDone(file, id));
        if (known) continue;
        const upload: Upload = {
          size: file.size,
          state: { status: 'waiting', progress: 0 },
          work: new AbortController(),
          pace: { at: 0, loaded: 0 },
        };
        uploads.set(file, upload);
        join(upload);
      }
      last = files;
      next();
    },
    canPause: () => options.send?.resumes ?? false,
    stateOf: (file) => uploads.get(file)?.state,
    start(file) {
      const upload = uploads.get(file);
      if (!upload || !/failed|paused/.test(upload.state.status)) return;
      join(upload);
      next();
    },
    pause(file) {
      const upload = uploads.get(file);
      if (!upload || !isActive(upload)) return;
      upload.work.abort('pause');
      draw(upload, { status: 'paused', progress: upload.state.progress });
      next();
    },
    stop() {
      for (const [file, upload] of [...uploads]) {
        if (upload.state.status !== 'done') drop(file, upload);
      }
    },
  };
}
