import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useThrottledResize } from './use-throttled-resize';

function Resized({ onResize }: { onResize: () => void }) {
  useThrottledResize(onResize);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls back at most every 200 ms, once at the end, and never after it is gone (SHL-6)', () => {
  const onResize = vi.fn();
  const { unmount } = render(<Resized onResize={onResize} />);
  for (let time = 0; time < 450; time += 50) {
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(50);
  }
  expect(onResize).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  expect(onResize).toHaveBeenCalledTimes(3);
  fireEvent(window, new Event('resize'));
  unmount();
  vi.advanceTimersByTime(500);
  expect(onResize).toHaveBeenCalledTimes(3);
});
