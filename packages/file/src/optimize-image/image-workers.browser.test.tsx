import { eachInTurn, expectConsole } from '@guadua/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { createOptimizer } from './create-optimizer';
import { ImageOptimizeError } from './image-error';
import { type WorkerKind, type WorkerSource, workerSources } from './start-worker';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The workers of these tests. */
const own = new Set<unknown>();

const source = () => {
  const worker = new Worker(new URL('./optimize-image.worker.js', import.meta.url), {
    type: 'module',
  });
  own.add(worker);
  return worker;
};

/** Counts the workers of these tests that are ended: those of others on the page end when they are idle. */
function countEnded(): () => number {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  return () => terminate.mock.contexts.filter((worker) => own.has(worker)).length;
}

/** Longer than all tests take: none ends its workers while another one counts its own. */
const UNTIL_THE_END = 3_600_000;

/** An optimiser as on a fresh page. */
function optimizer(sources?: readonly WorkerSource[], places = 1) {
  const optimize = createOptimizer({
    sources: () => sources ?? [source],
    places: () => places,
    idleTime: UNTIL_THE_END,
  });
  return (
    file: File,
    options = {},
    { signal = undefined as AbortSignal | undefined, timeLimit = 60_000 } = {},
  ) => optimize(file, options, signal, timeLimit);
}

async function photograph(side = 200): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  for (let index = 0; context && index < 200; index++) {
    context.fillStyle = `hsl(${index} 50% 50%)`;
    context.fillRect((index * 7919) % side, (index * 104_729) % side, 40, 40);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'finca.jpg');
}

const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error) => (error instanceof ImageOptimizeError ? error.code : error.name),
  );

/** Workers that never answer. */
function silenceWorkers() {
  const workers: Worker[] = [];
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
  ) {
    workers.push(this);
  });
  return { workers, post, ended: countEnded() };
}

describe('the workers of optimizeImage (IMG-3, IMG-4)', () => {
  it('uses one worker for several pictures, and lets it go after a while', async () => {
    const started = vi.fn(source);
    const optimize = optimizer([started]);
    const ended = countEnded();
    for (let count = 0; count < 3; count++) {
      const { report } = await optimize(await photograph());
      expect(report.thread).toBe('worker');
    }
    expect(started).toHaveBeenCalledOnce();
    expect(ended()).toBe(0);
    const brief = createOptimizer({ sources: () => [started], idleTime: 1 });
    await brief(await photograph(), {}, undefined, 60_000);
    await vi.waitFor(() => expect(ended()).toBe(1));
    await brief(await photograph(), {}, undefined, 60_000);
    expect(started).toHaveBeenCalledTimes(3);
    await vi.waitFor(() => expect(ended()).toBe(2));
  });

  it.each<[string, string, WorkerKind, string]>([
    ['a JPEG', 'bare.jpg', 'jpeg', 'image/jpeg'],
    ['a JPEG under the name of another format', 'bare.jpg', 'jpeg', 'image/png'],
    ['a PNG', 'image.png', 'other', 'image/png'],
    ['a PNG under the name of a JPEG', 'png-named.jpg', 'other', 'image/jpeg'],
    ['a WebP', 'corpus/ok-webp-bare-lossy.webp', 'other', 'image/webp'],
  ])('does %s in the worker that its first bytes ask for', async (_, sample, kind, type) => {
    const kinds: WorkerKind[] = [];
    const optimize = createOptimizer({
      sources: (one) => {
        const [file = source] = workerSources(one);
        return [
          () => {
            kinds.push(one);
            return file();
          },
        ];
      },
    });
    const file = new File([await fetchSample(sample)], 'foto', { type });
    const { report } = await optimize(file, { maxWidth: 8 }, undefined, 60_000);
    expect(report).toMatchObject({ thread: 'worker', dimensions: { width: 8 } });
    expect(kinds).toEqual([kind]);
  });

  it('reacts to an abort at once: while it works, while it waits, and before', async () => {
    const optimize = optimizer();
    const { workers, post, ended } = silenceWorkers();
    const file = await photograph();
    const [working, waiting] = [new AbortController(), new AbortController()];
    const first = reason(optimize(file, {}, { signal: working.signal }));
    const second = reason(optimize(file, {}, { signal: waiting.signal }));
    const third = optimize(file, { maxWidth: 50 });
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    // The first never ends, and the second does not wait for it.
    waiting.abort();
    expect(await second).toBe('AbortError');
    expect(ended()).toBe(0);
    expect(await reason(optimize(file, {}, { signal: AbortSignal.abort() }))).toBe('AbortError');
    post.mockRestore();
    working.abort();
    expect(await first).toBe('AbortError');
    expect(ended()).toBe(1);
    // The place that was left goes to the next one, in a worker of its own.
    expect((await third).report).toMatchObject({ thread: 'worker', dimensions: { width: 50 } });
  });

  eachInTurn([2, 1], 2)('works on no more than %d pictures at a time', async (places) => {
    const optimize = optimizer([source], places);
    const { workers } = silenceWorkers();
    const file = await photograph();
    const controllers = [1, 2, 3, 4].map(() => new AbortController());
    const work = controllers.map(({ signal }) => reason(optimize(file, {}, { signal })));
    await vi.waitFor(() => expect(workers).toHaveLength(places));
    controllers[0]?.abort();
    await vi.waitFor(() => expect(workers).toHaveLength(places + 1));
    for (const controller of controllers) controller.abort();
    expect(await Promise.all(work)).toEqual(Array(4).fill('AbortError'));
    expect(workers).toHaveLength(places + 1);
  });

  eachInTurn(
    [
      [16, 2],
      [1, 1],
      [2, 2],
    ],
    3,
  )('with %d cores of the machine: %d at a time', async (cores, places) => {
    vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores);
    const { workers } = silenceWorkers();
    const optimize = createOptimizer({ sources: () => [source] });
    const file = await photograph();
    const controller = new AbortController();
    const work = Array.from({ length: 10 }, () =>
      reason(optimize(file, {}, controller.signal, 60_000)),
    );
    await vi.waitFor(() => expect(workers).toHaveLength(places));
    // Each in a worker of its own; of the eight others none began.
    expect(new Set(workers).size).toBe(places);
    controller.abort();
    expect(await Promise.all(work)).toEqual(Array(10).fill('AbortError'));
    expect(workers).toHaveLength(places);
  });

  it('gives up a worker that never answers, and does the next picture in another', async () => {
    const optimize = optimizer();
    const { workers, post, ended } = silenceWorkers();
    const file = await photograph();
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
    const work = optimize(file, {}, { timeLimit: 60_000 }).catch((error) => error);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    expect(timeout).toHaveBeenCalledWith(60_000);
    clock.abort();
    const lost = await work;
    expect(lost).toMatchObject({ code: 'failed', keepsMetadata: false });
    expect(lost.fallback.name).toBe('finca.jpg');
    expect(ended()).toBe(1);
    post.mockRestore();
    expect((await optimize(file)).report.thread).toBe('worker');
  });

  it.each(['messageerror', 'error'])('takes a worker’s %s for a failure', async (type) => {
    const optimize = optimizer();
    const { workers, ended } = silenceWorkers();
    const lost = reason(optimize(await photograph()));
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.dispatchEvent(new Event(type));
    expect(await lost).toBe('failed');
    expect(ended()).toBe(1);
  });

  it('makes a worker from text where its file is not found, and looks for it only once', async () => {
    const missing = vi.fn(() => new Worker(new URL('/no-hay.js', location.href)));
    const sources = [missing, ...workerSources('jpeg').slice(1)];
    const optimize = optimizer(sources, 2);
    const file = await photograph();
    const { report } = await optimize(file, { maxWidth: 50 });
    expect(report).toMatchObject({ thread: 'worker', dimensions: { width: 50 } });
    const more = await Promise.all([1, 2, 3].map(() => optimize(file)));
    expect(more.map((one) => one.report.thread)).toEqual(['worker', 'worker', 'worker']);
    expect(missing).toHaveBeenCalledOnce();
  });

  it('does the work on the page where a policy allows no worker, and says so in development', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const optimize = optimizer([blocked, blocked]);
    const { report } = await optimize(await photograph(), { maxWidth: 50 });
    expect(report).toMatchObject({ thread: 'main', dimensions: { width: 50 } });
    expectConsole('warn', 'optimizeImage found no worker');
  });

  it('decodes without the newer way to decode', async () => {
    const file = await photograph();
    vi.stubGlobal('ImageDecoder', undefined);
    const optimize = optimizer([]);
    const { report } = await optimize(file, { maxWidth: 4 });
    expect(report).toMatchObject({ thread: 'main', dimensions: { width: 4 } });
  });
});
