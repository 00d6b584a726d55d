import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { compose } from './compose';
import { required } from './required';
import { useValidation, type Validation } from './use-validation';
import type { AsyncValidator } from './validator.types';

describe('useValidation (VAL-4)', () => {
  it('has the errors of a validator that answers at once, and is never pending for it', () => {
    const pending: boolean[] = [];
    const { result, rerender } = renderHook(
      ({ value }) => {
        const validation = useValidation(value, required);
        pending.push(validation.pending);
        return validation;
      },
      { initialProps: { value: '' } },
    );
    expect(result.current.errors).toEqual({ required: true });
    rerender({ value: 'a' });
    expect(result.current.errors).toBeNull();
    expect(pending).not.toContain(true);
  });

  it('is never pending for what an asynchronous validator can say at once', () => {
    const ask = vi.fn(() => Promise.resolve(null));
    const validator = compose<string>(
      required,
      Object.assign(ask, { asynchronous: true } as const),
    );
    const states: Validation[] = [];
    renderHook(({ value }) => states.push(useValidation(value, validator)), {
      initialProps: { value: '' },
    });
    expect(states.at(-1)).toMatchObject({ errors: { required: true }, pending: false });
    expect(states.some(({ pending }) => pending)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });

  it('rests with a validator that is made at each render', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders++;
      return useValidation('', compose(required));
    });
    expect(result.current.errors).toEqual({ required: true });
    expect(renders).toBeLessThan(5);
  });

  it('asks an asynchronous validator once that is made at each render', async () => {
    const check = vi.fn(() => Promise.resolve({ taken: true }));
    const { result } = renderHook(() => useValidation('ana', () => check()));
    expect(result.current.pending).toBe(true);
    await waitFor(() => expect(result.current.errors).toEqual({ taken: true }));
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('drops the answer to an older value, and aborts its check', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const answers: ((errors: { late: true } | null) => void)[] = [];
    const validator: AsyncValidator<string> = (_, context) => {
      signals.push(context?.signal);
      return new Promise((resolve) => answers.push(resolve));
    };
    const { result, rerender } = renderHook(({ value }) => useValidation(value, validator), {
      initialProps: { value: 'a' },
    });
    rerender({ value: 'b' });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    await act(async () => {
      answers[1]?.(null);
      answers[0]?.({ late: true });
    });
    expect(result.current).toMatchObject({ errors: null, pending: false, failed: false });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('sin red'))],
    [
      'throws',
      () => {
        throw new Error('sin red');
      },
    ],
  ])('is failed when a check %s, until a retry', async (_, fails) => {
    const validator = vi.fn<AsyncValidator<string>>().mockImplementationOnce(fails);
    validator.mockReturnValue(null);
    const { result } = renderHook(() => useValidation('a', validator));
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current).toMatchObject({ errors: null, pending: false });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.failed).toBe(false));
    expect(validator).toHaveBeenCalledTimes(2);
  });

  it('answers under StrictMode', async () => {
    const validator = () => Promise.resolve({ taken: true });
    const { result } = renderHook(() => useValidation('a', validator), { wrapper: StrictMode });
    await waitFor(() => expect(result.current.errors).toEqual({ taken: true }));
  });
});
