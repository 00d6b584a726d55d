import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttle', () => {
  it('lets the first call through at once, then the last of each stretch', () => {
    const callback = vi.fn();
    const paced = throttle(callback, 100);
    paced(1);
    expect(callback.mock.calls).toEqual([[1]]);
    paced(2);
    paced(3);
    vi.advanceTimersByTime(99);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(callback.mock.calls).toEqual([[1], [3]]);
    paced(4);
    vi.advanceTimersByTime(100);
    expect(callback.mock.calls).toEqual([[1], [3], [4]]);
  });

  it('is at once again after a quiet stretch', () => {
    const callback = vi.fn();
    const paced = throttle(callback, 100);
    paced(1);
    vi.advanceTimersByTime(100);
    paced(2);
    expect(callback.mock.calls).toEqual([[1], [2]]);
    vi.advanceTimersByTime(500);
    expect(callback).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('drops what is to come when canceled, and goes on', () => {
    const callback = vi.fn();
    const paced = throttle(callback, 100);
    paced(1);
    paced(2);
    paced.cancel();
    vi.advanceTimersByTime(500);
    expect(callback.mock.calls).toEqual([[1]]);
    paced(3);
    expect(callback.mock.calls).toEqual([[1], [3]]);
  });

  it('may be called from inside its own callback', () => {
    const seen: number[] = [];
    const paced = throttle((value: number) => {
      seen.push(value);
      if (value < 3) paced(value + 1);
    }, 100);
    paced(1);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('debounce', () => {
  it('lets the last call through once it is quiet', () => {
    const callback = vi.fn();
    const paced = debounce(callback, 100);
    paced(1, 'a');
    vi.advanceTimersByTime(99);
    paced(2, 'b');
    vi.advanceTimersByTime(99);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback.mock.calls).toEqual([[2, 'b']]);
  });

  it('drops the call when canceled', () => {
    const callback = vi.fn();
    const paced = debounce(callback, 100);
    paced(1);
    paced.cancel();
    vi.advanceTimersByTime(500);
    expect(callback).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
