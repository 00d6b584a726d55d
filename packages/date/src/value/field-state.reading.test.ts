import { describe, expect, it } from 'vitest';
import { type FieldInputs, readField, type TypedText } from './field-state';

interface TooMuch {
  readonly type: 'tooMuch';
}

const TOO_MUCH: TooMuch = { type: 'tooMuch' };
const FORMAT = 'decimal';
/** Numbers, of which at most 9 are allowed. */
const judge = (value: number) => (value > 9 ? TOO_MUCH : null);

function inputsOf(value: number | null, unreadable = ''): FieldInputs<number, TooMuch, string> {
  return {
    value,
    unreadable,
    violation: value === null ? null : judge(value),
    format: (one) => `${one},0`,
    read: (text, format) => (format === FORMAT && /^\d+$/.test(text) ? Number(text) : null),
    judge,
  };
}

const typed = (text: string, isSettled = false): TypedText<string> => ({
  text,
  format: FORMAT,
  isSettled,
});

describe('what a field shows of its value (DAT-8)', () => {
  const none = { isProblemShown: false, isPending: false, problem: null };

  it.each([
    ['a value', inputsOf(5), { ...none, text: '5,0', value: 5, problemValue: 5 }],
    ['no value', inputsOf(null), { ...none, text: '', value: null, problemValue: null }],
    [
      'a value that is not allowed',
      inputsOf(10),
      {
        text: '10,0',
        value: 10,
        problem: TOO_MUCH,
        problemValue: 10,
        isProblemShown: true,
        isPending: false,
      },
    ],
    [
      'one that can’t be read',
      inputsOf(null, 'mayo'),
      {
        text: 'mayo',
        value: null,
        problem: { type: 'unreadable' },
        problemValue: null,
        isProblemShown: true,
        isPending: false,
      },
    ],
  ])('%s', (_, inputs, reading) => {
    expect(readField(null, inputs)).toEqual(reading);
  });
});

describe('what a field says of a text (DAT-8)', () => {
  it.each([
    ['a value', '7', { value: 7, problem: null, problemValue: 7 }],
    ['an empty text', ' ', { value: null, problem: null, problemValue: null }],
    ['one not allowed', '10', { value: null, problem: TOO_MUCH, problemValue: 10 }],
    ['no value', 'x', { value: null, problem: { type: 'unreadable' }, problemValue: null }],
  ])('%s: its problem is shown once the person is done', (_, text, reading) => {
    const common = { ...reading, text, isPending: true };
    expect(readField(typed(text), inputsOf(null))).toEqual({ ...common, isProblemShown: false });
    expect(readField(typed(text, true), inputsOf(null))).toEqual({
      ...common,
      isProblemShown: reading.problem !== null,
    });
  });
});
