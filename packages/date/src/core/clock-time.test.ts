import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClockTime,
  isoTime,
  parseClockTime,
  readTypedTime,
  type TimeFormat,
} from './clock-time';

const anyTime = fc.integer({ min: 0, max: 86_399 });
const anyFormat: fc.Arbitrary<TimeFormat> = fc.record({
  hourCycle: fc.constantFrom(12, 24),
  seconds: fc.boolean(),
});

describe('a time as a text (TIM-1)', () => {
  it('is read as it was written, in every format', () => {
    fc.assert(
      fc.property(anyTime, anyFormat, (time, format) => {
        const kept = format.seconds ? time : time - (time % 60);
        expect(readTypedTime(formatClockTime(time, format))).toBe(kept);
        expect(parseClockTime(isoTime(time, format.seconds))).toBe(kept);
      }),
    );
  });

  it.each(['24:00', '12:60', '12:30:60', '8', 'noon', '', '-1:00', '12:30:15.5'])(
    'is none: %s',
    (text) => expect(parseClockTime(text)).toBeNull(),
  );
});

describe('a typed time (TIM-2)', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['1430', '14:30'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['20h30', '20:30'],
    ['20h', '20:00'],
    ['20 h', '20:00'],
    ['14:30 hs', '14:30'],
    ['8 pm', '20:00'],
    ['8p', '20:00'],
    ['8:30 P. M.', '20:30'],
    ['8:30 p.m.', '20:30'],
    ['12 am', '00:00'],
    ['12:00 a m', '00:00'],
    ['12:00\u202fa.\u00a0m.', '00:00'],
    ['٠٨:٣٠', '08:30'],
    ['12 pm', '12:00'],
    ['830pm', '20:30'],
    ['mediodía', '12:00'],
    ['Meio-dia', '12:00'],
    ['noon', '12:00'],
    ['medianoche', '00:00'],
    ['midnight', '00:00'],
    ['  9:05  ', '09:05'],
  ])('%s is %s', (typed, iso) => {
    const time = readTypedTime(typed);
    expect(time === null ? null : isoTime(time, false)).toBe(iso);
  });

  it('has seconds where they are typed', () => {
    expect(readTypedTime('8:30:15 pm')).toBe(parseClockTime('20:30:15'));
    expect(readTypedTime('203015')).toBe(parseClockTime('20:30:15'));
  });

  it.each([
    '25',
    '24:00',
    '13 pm',
    '0 am',
    '8:60',
    '8:5',
    'ocho',
    '8:30 x',
    '1234567',
    '8 30 pm 5',
  ])('is none: %s', (typed) => expect(readTypedTime(typed)).toBeNull());

  it('never throws, and gives a time of one day or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:. aphm]{0,12}$/)), (text) => {
        const time = readTypedTime(text);
        expect(time === null || (time >= 0 && time < 86_400)).toBe(true);
      }),
    );
  });
});
