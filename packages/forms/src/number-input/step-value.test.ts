import { describe, expect, it } from 'vitest';
import { stepValue } from './step-value';

describe('stepValue (APG spin button)', () => {
  it.each([
    [null, 1, undefined, undefined, 1],
    [0.1, 0.2, undefined, undefined, 0.3],
    // As many decimals as the one of both that has more.
    [1, 0.5, undefined, undefined, 1.5],
    [0.5, 1, undefined, undefined, 1.5],
    [0.25, 0.1, undefined, undefined, 0.35],
    [0.3, -0.3, undefined, undefined, 0],
    [1e-10, 2e-10, undefined, undefined, 3e-10],
    [Number.MIN_SAFE_INTEGER, -1, undefined, undefined, Number.MIN_SAFE_INTEGER],
    [5, 1, 7, 10, 7],
    [9, 5, 0, 10, 10],
    [1, -5, 0, 10, 0],
    [-1, 1, undefined, undefined, 0],
    [Number.MAX_SAFE_INTEGER, 1, undefined, undefined, Number.MAX_SAFE_INTEGER],
  ])('%d by %d between %s and %s is %d', (value, step, min, max, next) => {
    expect(stepValue(value, step, min, max)).toBe(next);
  });
});
