import { render, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLatestCallback } from './use-latest-callback';

function Child({ call }: { call: () => void }) {
  useLayoutEffect(call);
  return null;
}

function Parent({ value, onLayout }: { value: number; onLayout: (value: number) => void }) {
  return <Child call={useLatestCallback(() => onLayout(value))} />;
}

describe('useLatestCallback', () => {
  it('has one identity and runs the newest closure', () => {
    const { result, rerender } = renderHook(
      ({ step }) => useLatestCallback((value: number) => value + step),
      { initialProps: { step: 1 }, wrapper: StrictMode },
    );
    const first = result.current;
    expect(first(10)).toBe(11);
    rerender({ step: 5 });
    expect(result.current).toBe(first);
    expect(first(10)).toBe(15);
  });

  it('does nothing without a callback', () => {
    const { result } = renderHook(() => useLatestCallback<[], void>(undefined));
    expect(result.current()).toBeUndefined();
  });

  it('is the newest already in the layout effects of children', () => {
    const seen = vi.fn();
    const { rerender } = render(<Parent value={1} onLayout={seen} />);
    rerender(<Parent value={2} onLayout={seen} />);
    expect(seen.mock.calls).toEqual([[1], [2]]);
  });
});
