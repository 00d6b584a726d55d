import { describe, expect, it } from 'vitest';
import { formatAsEdit } from './format-as-edit';
import { splice, type TextState } from './text-rules';

const end = (text: string) => ({ text, from: text.length, to: text.length });

/** Rules that take small letters, and never more than six. */
const format = formatAsEdit({
  insert(state: TextState, data: string) {
    const next = splice(state, data);
    return /^[a-z]{0,6}$/.test(next.text) ? next : null;
  },
  remove: (state: TextState) => splice(state, ''),
});
const edited = (previous: string, text: string) => format(end(text), { previous, replaced: false });

describe('a text that came by an edit (TXC-1)', () => {
  it('is empty with the caret at its start, whatever was there', () => {
    expect(edited('abc', '')).toEqual(end(''));
    expect(format(end(''), { previous: 'abc', replaced: true })).toEqual(end(''));
  });

  it('is read as a whole where it came whole, and else leaves what was there', () => {
    expect(format(end('xyz'))).toEqual(end('xyz'));
    expect(format(end('xyz'), { previous: 'abc', replaced: true })).toEqual(end('xyz'));
    expect(format(end('x9'), { previous: 'abc', replaced: true })).toEqual(end('abc'));
    expect(format(end('x9'))).toEqual(end(''));
  });

  it('is made again where it was made: an insertion, a removal, or both', () => {
    expect(edited('abc', 'abxc')).toEqual({ text: 'abxc', from: 3, to: 3 });
    expect(edited('abc', 'ac')).toEqual({ text: 'ac', from: 1, to: 1 });
    expect(edited('abc', 'axyc')).toEqual({ text: 'axyc', from: 3, to: 3 });
    expect(edited('abc', 'abc').text).toBe('abc');
  });

  it('loses the keys that are refused, and no others', () => {
    expect(edited('abc', 'abX9xc')).toEqual({ text: 'abxc', from: 3, to: 3 });
    expect(edited('abc', 'abcdefgh')).toEqual(end('abcdef'));
    // What an insertion replaced is gone, though none of its keys is taken.
    expect(edited('abc', 'a99c')).toEqual({ text: 'ac', from: 1, to: 1 });
  });

  it('tries a thousand keys one by one', () => {
    expect(edited('', `${'9'.repeat(999)}ab`)).toEqual(end('a'));
    expect(edited('', `${'9'.repeat(1000)}ab`)).toEqual(end(''));
  });
});
