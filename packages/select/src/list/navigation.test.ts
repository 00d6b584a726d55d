import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, move } from './navigation';

const movement = fc.constantFrom('next', 'previous', 'first', 'last', 'pageDown', 'pageUp');

describe('move (SEL-15)', () => {
  it.each([
    [-1, 'next', 5, true, 0],
    [-1, 'previous', 5, true, 4],
    [4, 'next', 5, true, 0],
    [4, 'next', 5, false, 4],
    [0, 'previous', 5, true, 4],
    [0, 'previous', 5, false, 0],
    [3, 'first', 5, true, 0],
    [0, 'last', 5, true, 4],
    [2, 'pageDown', 50, true, 12],
    [45, 'pageDown', 50, true, 49],
    [12, 'pageUp', 50, true, 2],
    [5, 'pageUp', 50, true, 0],
    [3, 'next', 5, false, 4],
    [1, 'previous', 5, true, 0],
    [1, 'previous', 5, false, 0],
    [-1, 'previous', 5, false, 4],
    [-1, 'pageDown', 50, true, 10],
    [39, 'pageDown', 50, true, 49],
    [10, 'pageUp', 50, true, 0],
    [-1, 'next', 0, true, -1],
    [-1, 'previous', 0, false, -1],
    [-1, 'first', 0, true, -1],
    [-1, 'pageDown', 0, true, -1],
  ] as const)('from %i, %s of %i (wrap %s) to %i', (from, to, count, wrap, expected) => {
    expect(move(from, to, count, wrap)).toBe(expected);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.integer({ min: -1, max: 25 }),
        movement,
        fc.boolean(),
        (count, from, to, wrap) => {
          const position = move(Math.min(from, count - 1), to, count, wrap);
          expect(position).toBeGreaterThanOrEqual(count === 0 ? -1 : 0);
          expect(position).toBeLessThan(Math.max(count, 0) || 1);
        },
      ),
    );
  });

  it('names what lies between, both ends included, in either direction', () => {
    expect(between(2, 4)).toEqual([2, 3, 4]);
    expect(between(4, 2)).toEqual([4, 3, 2]);
    expect(between(1, 1)).toEqual([1]);
  });
});
