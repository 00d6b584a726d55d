import { describe, expect, it } from 'vitest';
import { stepValue } from './step-value';

describe('stepValue (APG spin button)', () => {
  it.each([
    [null, 1, undefined, undefined, 1],
    [0.1, 0.2, undefined, undefined, 0.3],
    [9, 5, 0, 10, 10],
    [1, -5, 0, 10, 0],
    [-1, 1, undefined, undefined, 0],
    [Number.MAX_SAFE_INTEGER, 1, undefined, undefined, Number.MAX_SAFE_INTEGER],
  ])('%d by %d between %s and %s is %d', (value, step, min, max, next) => {
    expect(stepValue(value, step, min, max)).toBe(next);
  });
});
