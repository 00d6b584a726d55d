import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, placesIn } from './placed-edit';

const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });

describe('where something was put into a text (TXC-1)', () => {
  it('is seen in the result', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(8), fc.nat(8), (text, data, place, caret) => {
        const put = (at: number) => text.slice(0, at) + data + text.slice(at);
        const result = put(Math.min(place, text.length));
        const from = Math.min(caret, text.length);
        const [first = -1] = placesIn({ text, from, to: from }, data, result);
        expect(put(first)).toBe(result);
      }),
    );
  });

  it('is the caret where the result is another one', () => {
    expect(placesIn({ text: 'abc', from: 2, to: 2 }, 'x', 'abc x')).toEqual([2, 0, 1, 2, 3]);
  });

  it('is one place of a long text, however long (TXC-8)', () => {
    const text = 'a'.repeat(1_000_000);
    const result = `${text.slice(0, 400_000)}b${text.slice(400_000)}`;
    expect(placesIn({ text, from: 0, to: 0 }, 'b', result)).toEqual([400_000]);
  });
});

describe('a text no longer than the input takes (TXC-3)', () => {
  const at = (text: string, from = text.length, to = from) => ({ text, from, to });

  it.each([
    // Put in at the end: what is too much is cut off.
    ['abc', 3, 'abcd', 4, 'abcd'],
    ['abc', 3, 'abcde', 4, 'abcd'],
    // Inside it would cut off what stands behind: refused.
    ['abc', 1, 'axbc', 4, 'axbc'],
    ['abc', 1, 'axybc', 4, null],
    // What is too long already gets no longer.
    ['abcdef', 6, 'abcdefg', 4, 'abcdef'],
    ['abcdef', 6, 'abcde', 4, 'abcde'],
    // No limit, and one of nothing.
    ['abc', 1, 'axybc', -1, 'axybc'],
    ['', 0, 'a', 0, ''],
    // Half of a pair is no character.
    ['abc', 3, 'abc😀', 4, 'abc'],
    ['abc', 3, 'abc😀', 5, 'abc😀'],
  ])('%j, changed at %i to %j, of %i characters: %j', (before, caret, next, most, text) => {
    const result = fitting(at(next), at(before, caret), most);
    expect(result).toEqual(text === null ? null : at(text));
  });

  it('refuses what the rules refuse', () => {
    expect(fitting(null, at('abc'), 4)).toBeNull();
  });
});
