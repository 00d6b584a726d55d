import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadControl } from './upload.types';
import { withStallTimeout } from './with-stall-timeout';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const STALLED = expect.objectContaining({ problem: 'stalled' });

/** One try that the test steers, and how it ended. */
function start(timeout: number, isWatched: boolean) {
  const page = new AbortController();
  const onProgress = vi.fn();
  const ended = vi.fn();
  let control: UploadControl | undefined;
  let done: (id: string) => void = () => {};
  const send = (given: UploadControl) => {
    control = given;
    return new Promise<string>((resolve) => {
      done = resolve;
    });
  };
  const { signal } = page;
  withStallTimeout(send, { signal, onProgress }, timeout, isWatched).then(ended, ended);
  if (!control) throw new Error('Nothing was sent.');
  return { page, onProgress, ended, control, done };
}

describe('a try to send a file (FIL-10)', () => {
  it('is given up when it gets no further for so long, and may go on later', async () => {
    const { control, ended, onProgress } = start(1000, true);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(STALLED);
    expect(control.signal).toMatchObject({ aborted: true, reason: 'pause' });
    // What is late counts no more.
    control.onProgress(0.5);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('lasts as long as it likes while it gets on', async () => {
    const { control, ended, done } = start(1000, true);
    for (let step = 1; step <= 100; step++) {
      await vi.advanceTimersByTimeAsync(999);
      control.onProgress(step / 100);
    }
    expect(ended).not.toHaveBeenCalled();
    done('id');
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledExactlyOnceWith('id');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when all is sent and no answer comes', async () => {
    const { control, ended } = start(1000, true);
    control.onProgress(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalledExactlyOnceWith(STALLED);
  });

  it('is measured from its first progress where it might say none', async () => {
    const { control, ended } = start(1000, false);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(ended).not.toHaveBeenCalled();
    control.onProgress(0.1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalledExactlyOnceWith(STALLED);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'waits without end where the time is %s',
    (timeout) => {
      start(timeout, true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('gets the reason with which the page stops it', () => {
    const { page, control } = start(1000, true);
    page.abort('removed');
    expect(control.signal.reason).toBe('removed');
  });
});
