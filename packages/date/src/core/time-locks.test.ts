import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClockTime } from './clock-time';
import { readTimeLocks } from './time-locks';

const at = (text: string) => parseClockTime(text) ?? Number.NaN;

describe('lockTimes (DAT-7, TIM-3)', () => {
  it.each<[string, boolean]>([
    ['08:00', true],
    ['08:01', false],
    ['12:00', true],
    ['12:59', true],
    ['13:00', true],
    ['13:01', false],
    ['23:30', true],
    ['00:15', true],
    ['00:31', false],
  ])('%s is locked by a time, a range or one past midnight: %s', (time, locked) => {
    const lock = readTimeLocks(['08:00', ['12:00', '13:00'], ['23:30', '00:30']], 'Test');
    expect(lock(at(time))).toBe(locked);
  });

  it('a range locks what lies between its ends, round the clock', () => {
    const any = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const pad = (number: number) => String(number).padStart(2, '0');
      return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` as const;
    });
    fc.assert(
      fc.property(any, any, any, (from, to, time) => {
        const lock = readTimeLocks([[from as '0:0', to as '0:0']], 'Test');
        const after = (text: string) => (at(text) - at(from) + 86_400) % 86_400;
        expect(lock(at(time))).toBe(after(time) <= after(to));
      }),
    );
  });
});
