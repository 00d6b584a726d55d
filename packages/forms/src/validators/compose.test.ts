import { describe, expect, it, vi } from 'vitest';
import { compose } from './compose';
import { required } from './required';

describe('compose (VAL)', () => {
  it('asks an async function only once the others find nothing, in whatever order', async () => {
    const asked: string[] = [];
    const ask = async (value: string) => {
      asked.push(value);
      return { taken: true };
    };
    const validator = compose<string>(ask, required);
    expect(await validator('')).toEqual({ required: true });
    expect(await validator('ana')).toEqual({ taken: true });
    expect(asked).toEqual(['ana']);
  });

  it('says at once what needs no waiting, and gives each the whole context', () => {
    const context = { field: 'user', values: { user: 'ana' } };
    const first = vi.fn(() => null);
    const later = Object.assign(
      vi.fn(() => Promise.resolve(null)),
      { asynchronous: true } as const,
    );
    const validator = compose<string>(first, required, later);
    expect(validator.asynchronous).toBe(true);
    expect(validator('', context)).toEqual({ required: true });
    expect(compose<string>(validator)('', context)).toEqual({ required: true });
    expect(first).toHaveBeenLastCalledWith('', context);
    expect(later).not.toHaveBeenCalled();
  });

  it('asks all that wait at once, with the context, and gathers their errors', async () => {
    const context = { field: 'user' };
    const one = vi.fn(async () => ({ taken: true }));
    const other = vi.fn(async () => ({ banned: true }));
    expect(await compose<string>(one, other)('ana', context)).toEqual({
      taken: true,
      banned: true,
    });
    for (const ask of [one, other]) expect(ask).toHaveBeenCalledExactlyOnceWith('ana', context);
  });

  it('is no promise where none of several answers with one', () => {
    const validator = compose<string>(required, () => null);
    expect('asynchronous' in validator).toBe(false);
    expect(validator('ana')).toBeNull();
  });
});
