import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './text-difference';

const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });

describe('what an edit replaced, and by what (TXC-1)', () => {
  it.each([
    ['', '', 0, 0, ''],
    ['abc', 'abc', 0, 0, ''],
    ['', 'abc', 0, 0, 'abc'],
    ['abc', '', 0, 3, ''],
    ['abc', 'abxc', 2, 2, 'x'],
    ['abc', 'ac', 1, 2, ''],
    ['abc', 'axxc', 1, 2, 'xx'],
    // Where it could be one of several and no caret tells which, it is the first.
    ['aa', 'aaa', 0, 0, 'a'],
    ['aaa', 'aa', 0, 1, ''],
  ])('from %j to %j: %i to %i by %j', (old, text, from, to, data) => {
    expect(differenceOf(old, text)).toEqual({ text: old, from, to, data });
  });

  it.each([
    ['aa', 'aaa', 1, 0, 0, 'a'],
    ['aa', 'aaa', 3, 2, 2, 'a'],
    ['aaa', 'aa', 1, 1, 2, ''],
    ['abc', 'abXYc', 4, 2, 2, 'XY'],
  ])('from %j to %j with the caret at %i: %i to %i by %j', (old, text, caret, from, to, data) => {
    expect(differenceOf(old, text, old.length, caret)).toEqual({ text: old, from, to, data });
  });

  it('leads from one text to the other, and is no longer than it must be', () => {
    fc.assert(
      fc.property(letters, letters, (old, text) => {
        const { from, to, data } = differenceOf(old, text);
        expect(old.slice(0, from) + data + old.slice(to)).toBe(text);
        expect(from).toBeLessThanOrEqual(to);
        const gone = old.slice(from, to);
        if (gone === '' || data === '') return;
        expect([gone[0], gone.at(-1)]).not.toContain(undefined);
        expect(gone[0]).not.toBe(data[0]);
        expect(gone.at(-1)).not.toBe(data.at(-1));
      }),
    );
  });
});
