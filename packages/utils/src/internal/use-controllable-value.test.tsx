import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useControllableValue } from './use-controllable-value';

type Details = { reason: string };
type Props = { value?: string; onChange?: (value: string, details: Details) => void };

const setUp = (initialProps: Props) =>
  renderHook(
    ({ value, onChange }: Props) =>
      useControllableValue<string, Details>({ value, defaultValue: 'inicial', onChange }),
    { initialProps, wrapper: StrictMode },
  );

describe('useControllableValue (CMP-1)', () => {
  it('keeps the value itself, and reports each change once with its reason', () => {
    const onChange = vi.fn();
    const { result } = setUp({ onChange });
    expect(result.current[0]).toBe('inicial');
    act(() => result.current[1]('nuevo', { reason: 'type' }));
    expect(result.current[0]).toBe('nuevo');
    expect(onChange.mock.calls).toEqual([['nuevo', { reason: 'type' }]]);
  });

  it('leaves the value to the caller', () => {
    const onChange = vi.fn();
    const { result, rerender } = setUp({ value: 'dado', onChange });
    act(() => result.current[1]('nuevo', { reason: 'type' }));
    expect(result.current[0]).toBe('dado');
    expect(onChange).toHaveBeenCalledOnce();
    rerender({ value: 'nuevo', onChange });
    expect(result.current[0]).toBe('nuevo');
  });

  it('has one setter, which calls the newest handler', () => {
    const first = vi.fn();
    const second = vi.fn();
    const { result, rerender } = setUp({ onChange: first });
    const [, setValue] = result.current;
    rerender({ onChange: second });
    expect(result.current[1]).toBe(setValue);
    act(() => setValue('x', { reason: 'type' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
