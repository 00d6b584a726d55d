import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoTime, parseClockTime, type TimeFormat } from './clock-time';

const anyTime = fc.integer({ min: 0, max: 86_399 });
const anyFormat: fc.Arbitrary<TimeFormat> = fc.record({
  hourCycle: fc.constantFrom(12, 24),
  seconds: fc.boolean(),
});

describe('a time as a text (TIM-1)', () => {
  it('is read as it was written, with seconds and without', () => {
    fc.assert(
      fc.property(anyTime, anyFormat, (time, format) => {
        const kept = format.seconds ? time : time - (time % 60);
        expect(parseClockTime(isoTime(time, format.seconds))).toBe(kept);
      }),
    );
  });

  it.each(['24:00', '12:60', '12:30:60', '8', 'noon', '', '-1:00', '12:30:15.5'])(
    'is none: %s',
    (text) => expect(parseClockTime(text)).toBeNull(),
  );
});
