import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const cut = new TypeError('error loading dynamically imported module');

it('brings what was loaded', async () => {
  const load = vi.fn(async () => 'part');
  expect(await loadWithRetry(load)).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('fails only after a second try, and not before a page that is being left is gone', async () => {
  const load = vi.fn().mockRejectedValue(cut);
  const failed = vi.fn();
  void loadWithRetry(load).catch(failed);
  await vi.advanceTimersByTimeAsync(4900);
  expect(load).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledExactlyOnceWith(cut);
});

it('brings what comes with the second try', async () => {
  const load = vi.fn().mockRejectedValueOnce(cut).mockResolvedValueOnce('part');
  const part = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(5100);
  expect(await part).toBe('part');
});
