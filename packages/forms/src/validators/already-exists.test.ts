import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alreadyExists } from './already-exists';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WAIT = 10;
const TAKEN = { alreadyExists: true };

/** A validator, what it was asked, and a question that is answered by the time it comes back. */
function validatorOf() {
  const check = vi.fn((value: string) => value.startsWith('taken'));
  const validator = alreadyExists<string>(check, { debounce: WAIT });
  const ask = async (value: string) => {
    const answer = validator(value);
    await vi.advanceTimersByTimeAsync(WAIT);
    return answer;
  };
  const asked = () => check.mock.calls.map(([value]) => value);
  return { validator, ask, asked };
}

it('says that it answers later: it is asked after those that answer at once', () => {
  expect(validatorOf().validator.asynchronous).toBe(true);
});

describe('what alreadyExists remembers (VAL-1)', () => {
  it('remembers that a value is free as well', async () => {
    const { ask, asked } = validatorOf();
    expect([await ask('free'), await ask('free')]).toEqual([null, null]);
    expect(asked()).toEqual(['free']);
  });

  it('remembers fifty answers', async () => {
    const { ask, asked } = validatorOf();
    const values = Array.from({ length: 51 }, (_, index) => `taken ${index}`);
    for (const value of values) await ask(value);
    expect(await ask('taken 1')).toEqual(TAKEN);
    expect(asked()).toEqual(values);
    await ask('taken 0');
    expect(asked()).toEqual([...values, 'taken 0']);
  });

  it('forgets the one first that was answered longest ago, not the one first asked', async () => {
    const { ask, asked } = validatorOf();
    await ask('taken first');
    await vi.advanceTimersByTimeAsync(59_000);
    for (let index = 0; index < 49; index++) await ask(`free ${index}`);
    await vi.advanceTimersByTimeAsync(1000);
    await ask('taken first');
    await ask('free 49');
    const before = asked().length;
    await ask('taken first');
    expect(asked()).toHaveLength(before);
    await ask('free 0');
    expect(asked()).toHaveLength(before + 1);
  });
});

it('leaves a question alone that is answered: its signal is aborted by no later one', async () => {
  const signals: AbortSignal[] = [];
  const validator = alreadyExists<string>(
    (_, { signal }) => {
      signals.push(signal);
      return false;
    },
    { debounce: WAIT },
  );
  for (const value of ['a', 'b']) {
    void validator(value);
    await vi.advanceTimersByTimeAsync(WAIT);
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

describe('whose question a newer one replaces (VAL-1)', () => {
  it('asks once for the keys of a field with a name', async () => {
    const { validator, asked } = validatorOf();
    const first = validator('tak', { field: 'user' });
    await vi.advanceTimersByTimeAsync(1);
    const second = validator('taken', { field: 'user' });
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([await first, await second]).toEqual([TAKEN, TAKEN]);
    expect(asked()).toEqual(['taken']);
  });

  it.each([
    [{ field: 'user' }, {}],
    [{}, { field: 'user' }],
    [{ signal: new AbortController().signal }, {}],
    [{}, { signal: new AbortController().signal }],
  ])('keeps one of %o beside one of %o', async (one, other) => {
    const { validator, asked } = validatorOf();
    const first = validator('taken', one);
    await vi.advanceTimersByTimeAsync(1);
    const second = validator('free', other);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect([await first, await second]).toEqual([TAKEN, null]);
    expect(asked()).toEqual(['taken', 'free']);
  });
});
