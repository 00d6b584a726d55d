import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayOrder } from './display-order';

describe('displayOrder (SEL-10)', () => {
  it('makes nothing for a list that is shown as it is', () => {
    expect(displayOrder(['a', 'b'], null)).toBeNull();
  });

  it('leaves missing items out', () => {
    expect(displayOrder(['a', null, undefined, 'b'], null)).toEqual([0, 3]);
    expect(displayOrder([null, 'a'], null)).toEqual([1]);
    expect(displayOrder(['a', undefined], null)).toEqual([0]);
    expect(displayOrder(['a', null, 'b'], (option) => option)).toEqual([0, 2]);
  });

  it('keeps groups together in the order of their first option, and each in the order of the data', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('x', 'y', 'z', null), { maxLength: 40 }), (groups) => {
        const order = displayOrder(groups, (group) => group) ?? [];
        const shown = order.map((index) => groups[index]);
        const names = [...new Set(groups.filter((group) => group !== null))];
        const expected = names.flatMap((name) => groups.filter((group) => group === name));
        expect(shown).toEqual(expected);
        for (const name of names) {
          const members = order.filter((index) => groups[index] === name);
          expect(members).toEqual([...members].sort((a, b) => a - b));
        }
      }),
    );
  });
});
