import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPace, timeLeft, type UploadPace } from './upload-pace';

/** The pace after these looks: milliseconds, and bytes by then. */
const paceOf = (...looks: readonly (readonly [at: number, loaded: number])[]) =>
  looks.reduce<UploadPace>((pace, [at, loaded]) => nextPace(pace, loaded, at), {
    at: 0,
    loaded: 0,
  });

describe('the speed of an upload (FIL-10)', () => {
  it('is not known before half a second', () => {
    expect(paceOf([100, 1000], [499, 4990]).speed).toBeUndefined();
    expect(paceOf([100, 1000], [500, 5000]).speed).toBe(10_000);
  });

  it('follows a change without jumping to it', () => {
    const { speed = 0 } = paceOf([1000, 1000], [2000, 11_000]);
    expect(speed).toBeGreaterThan(1000);
    expect(speed).toBeLessThan(10_000);
  });

  it('falls while nothing is sent', () => {
    const { at, loaded, speed = 0 } = paceOf([1000, 1000], [2000, 1000]);
    expect([at, loaded]).toEqual([2000, 1000]);
    expect(speed).toBeGreaterThan(0);
    expect(speed).toBeLessThan(1000);
  });

  it('begins anew when the file is sent from its start', () => {
    expect(paceOf([1000, 1000], [1100, 0]).speed).toBeUndefined();
  });

  it('of steady bytes is what they are', () => {
    const steps = fc.array(fc.integer({ min: 500, max: 5000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 10_000_000 }), (gaps, bytesPerMs) => {
        let at = 0;
        const looks = gaps.map((gap) => {
          at += gap;
          return [at, at * bytesPerMs] as const;
        });
        expect(paceOf(...looks).speed).toBeCloseTo(bytesPerMs * 1000, -3);
      }),
    );
  });
});

describe('the time that is left (FIL-10)', () => {
  it.each([
    [0, 1, { amount: 5, unit: 'second' }],
    [61, 1, { amount: 65, unit: 'second' }],
    [116, 1, { amount: 2, unit: 'minute' }],
    [119 * 60, 1, { amount: 119, unit: 'minute' }],
    [120 * 60, 1, { amount: 2, unit: 'hour' }],
    [48 * 3600, 1, { amount: 48, unit: 'hour' }],
  ])('for %d bytes at %d a second is %o', (bytes, speed, expected) => {
    expect(timeLeft(bytes, speed)).toEqual(expected);
  });

  it.each([
    [1, 0],
    [0, 0],
    [49 * 3600, 1],
    [1, -1],
    [1, Number.NaN],
  ])('for %d bytes at %d a second is not said', (bytes, speed) => {
    expect(timeLeft(bytes, speed)).toBeUndefined();
  });

  it('is a whole number above one, and never too short by more than half a unit', () => {
    const seconds = { second: 1, minute: 60, hour: 3600 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 * 3600 }), (bytes) => {
        const left = timeLeft(bytes, 1);
        if (!left) throw new Error('It is known.');
        expect(Number.isInteger(left.amount) && left.amount > 1).toBe(true);
        expect(left.amount * seconds[left.unit]).toBeGreaterThanOrEqual(
          bytes - seconds[left.unit] / 2,
        );
      }),
    );
  });
});
