import { decimalsOf, plainNumber } from './number-format';

/** What a step leads to: inside the limits and the numbers that are exact, without the dust of binary fractions. */
export function stepValue(
  value: number | null,
  step: number,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const start = value ?? 0;
  const decimals = Math.max(decimalsOf(plainNumber(start)), decimalsOf(plainNumber(step)));
  const next = Number((start + step).toFixed(Math.min(decimals, 100)));
  return Math.min(Math.max(next, min), max) || 0;
}
