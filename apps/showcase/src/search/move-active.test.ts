import { describe, expect, it } from 'vitest';
import { moveActive } from './move-active';

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 8, 9],
    ['ArrowDown', 9, 0],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 9],
    ['ArrowUp', 4, 3],
    ['PageDown', 1, 7],
    ['PageDown', 8, 9],
    ['PageUp', 8, 2],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['a', 5, undefined],
  ])('%s leads from %i to %s of ten', (key, current, expected) =>
    expect(moveActive(key, current, 10)).toBe(expected),
  );

  it('leads nowhere where there is nothing', () =>
    expect(moveActive('ArrowDown', -1, 0)).toBeUndefined());
});
