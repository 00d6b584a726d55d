import { describe, expect, it } from 'vitest';
import { stepForKey } from './choice-group';

describe('stepForKey (APG radio group)', () => {
  it.each([
    ['ArrowRight', 0, 3, false, 1],
    ['ArrowDown', 2, 3, false, 0],
    ['ArrowLeft', 0, 3, false, 2],
    ['ArrowUp', 1, 3, false, 0],
    ['ArrowRight', 1, 3, true, 0],
    ['ArrowLeft', 1, 3, true, 2],
    ['Home', 2, 3, false, 0],
    ['End', 0, 3, false, 2],
    ['ArrowRight', 0, 1, false, 0],
    ['a', 0, 3, false, undefined],
  ])('%s from %i of %i (rtl %j) leads to %j', (key, from, count, rtl, to) => {
    expect(stepForKey(key, from, count, rtl)).toBe(to);
  });
});
