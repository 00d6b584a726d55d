import { expectConsole } from '@guadua/testing';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useControllableValue, useResetValue } from './use-controllable-value';

type Details = { reason: string };
type Props = { value?: string | null; onChange?: (value: string | null, details: Details) => void };

const setUp = (initialProps: Props) =>
  renderHook(
    ({ value, onChange }: Props) =>
      useControllableValue<string | null, Details>({ value, defaultValue: 'inicial', onChange }),
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

  it('leaves the value to the caller, null included', () => {
    const onChange = vi.fn();
    const { result, rerender } = setUp({ value: null, onChange });
    act(() => result.current[1]('nuevo', { reason: 'type' }));
    expect(result.current[0]).toBeNull();
    expect(onChange).toHaveBeenCalledOnce();
    rerender({ value: 'nuevo', onChange });
    expect(result.current[0]).toBe('nuevo');
  });

  it('says what becomes of a change without an `onChange` (CMP-9)', () => {
    const { result } = setUp({ value: 'A' });
    act(() => result.current[1]('B', { reason: 'type' }));
    expect(result.current[0]).toBe('A');
    expectConsole('warn', 'undo what a person does');
  });

  it('begins anew when the caller stops giving a value, as a form library does to reset', () => {
    const { result, rerender } = setUp({});
    act(() => result.current[1]('A', { reason: 'type' }));
    rerender({ value: 'Ana' });
    expect(result.current[0]).toBe('Ana');
    rerender({});
    expect(result.current[0]).toBe('inicial');
    expectConsole('warn', /became undefined/);
    act(() => result.current[1]('B', { reason: 'type' }));
    expect(result.current[0]).toBe('B');
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

  it('keeps a function as a value', () => {
    const value = () => 'no me llames';
    const { result } = renderHook(() =>
      useControllableValue<(() => string) | null, Details>({
        value: undefined,
        defaultValue: null,
      }),
    );
    act(() => result.current[1](value, { reason: 'select' }));
    expect(result.current[0]).toBe(value);
  });
});

describe('useResetValue (CMP-3)', () => {
  it.each([
    ['the default value', 'caller', 'default', 'default'],
    ['else the first value', 'caller', undefined, 'caller'],
    ['else nothing', undefined, undefined, undefined],
    ['else null', undefined, null, null],
  ])('is %s', (_, value, defaultValue, expected) => {
    const { result, rerender } = renderHook(
      (props: { value: string | undefined }) =>
        useResetValue<string | null | undefined>(props.value, defaultValue),
      { initialProps: { value } },
    );
    expect(result.current).toBe(expected);
    rerender({ value: 'later' });
    expect(result.current).toBe(expected);
  });
});
