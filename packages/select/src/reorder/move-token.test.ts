import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePlace } from './move-token';

describe('takePlace (SEL-19)', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1 });

  it('puts one item where another was, and keeps the order of all others', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, one, two) => {
        const moved = items[one % items.length] ?? 0;
        const target = items[two % items.length] ?? 0;
        const result = takePlace(
          items,
          (item) => item === moved,
          (item) => item === target,
        );
        expect(result.indexOf(moved)).toBe(items.indexOf(target));
        const others = (all: readonly number[]) => all.filter((item) => item !== moved);
        expect(others(result)).toEqual(others(items));
      }),
    );
  });

  it('leaves a list alone that lacks one of them', () => {
    const items = ['a', 'b'];
    const is = (wanted: string) => (item: string) => item === wanted;
    expect(takePlace(items, is('x'), is('a'))).toBe(items);
    expect(takePlace(items, is('a'), is('x'))).toBe(items);
    expect(takePlace(items, is('a'), is('a'))).toBe(items);
  });
});
