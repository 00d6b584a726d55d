import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesIn } from './placed-edit';

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
