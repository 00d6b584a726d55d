import { render } from '@testing-library/react';
import { createRef, type Ref, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMergedRefs } from './use-merged-refs';

function Field({
  first,
  second,
}: {
  first?: Ref<HTMLInputElement>;
  second?: Ref<HTMLInputElement>;
}) {
  return <input ref={useMergedRefs(first, second)} />;
}

describe('useMergedRefs', () => {
  it('fills and empties objects and functions alike', () => {
    const object = createRef<HTMLInputElement>();
    const callback = vi.fn();
    const { container, unmount } = render(<Field first={object} second={callback} />);
    const input = container.querySelector('input');
    expect(object.current).toBe(input);
    expect(callback.mock.calls.map(([element]) => element)).toEqual([input]);
    unmount();
    expect(object.current).toBeNull();
    expect(callback.mock.calls.map(([element]) => element)).toEqual([input, null]);
  });

  it('uses the clean-up that a ref brings, instead of null', () => {
    const cleanUp = vi.fn();
    const callback = vi.fn(() => cleanUp);
    const { unmount } = render(<Field first={callback} />);
    unmount();
    expect(callback).toHaveBeenCalledOnce();
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('is left alone while its refs stay the same', () => {
    const callback = vi.fn();
    const { rerender } = render(<Field second={callback} />);
    rerender(<Field second={callback} />);
    expect(callback).toHaveBeenCalledOnce();
    const other = vi.fn();
    rerender(<Field second={other} />);
    expect(callback.mock.calls.at(-1)?.[0]).toBeNull();
    expect(other).toHaveBeenCalledOnce();
  });

  it('ends with the element under StrictMode', () => {
    const object = createRef<HTMLInputElement>();
    const { container } = render(
      <StrictMode>
        <Field first={object} />
      </StrictMode>,
    );
    expect(object.current).toBe(container.querySelector('input'));
  });
});
