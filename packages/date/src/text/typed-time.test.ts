import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClockTime, isoTime, parseClockTime, type TimeFormat } from '../core/clock-time';
import { readTypedTime } from './typed-time';

const anyTime = fc.integer({ min: 0, max: 86_399 });
const anyFormat: fc.Arbitrary<TimeFormat> = fc.record({
  hourCycle: fc.constantFrom(12, 24),
  seconds: fc.boolean(),
});

describe('a typed time (TIM-2)', () => {
  it('is read as it was written, in every format', () => {
    fc.assert(
      fc.property(anyTime, anyFormat, (time, format) => {
        const kept = format.seconds ? time : time - (time % 60);
        expect(readTypedTime(formatClockTime(time, format))).toBe(kept);
      }),
    );
  });

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
    ['12 noon', '12:00'],
    ['12 midnight', '00:00'],
    ['12 de la medianoche', '00:00'],
    ['12:30 da meia-noite', '00:30'],
    ['１２：３０', '12:30'],
    ['12 m.', '12:00'],
    ['12 m', '12:00'],
    ['12m', '12:00'],
    ['12:00 m.', '12:00'],
    ['12:00 M', '12:00'],
    ['12:30 m.', '12:30'],
    ['8 de la mañana', '08:00'],
    ['8:15 de la manana', '08:15'],
    ['a las 8 de la mañana', '08:00'],
    ['las 8 en punto', '08:00'],
    ['12 del mediodía', '12:00'],
    ['12 del día', '12:00'],
    ['12:45 del día', '12:45'],
    ['la 1 del mediodía', '13:00'],
    ['1 de la tarde', '13:00'],
    ['a la 1 de la tarde', '13:00'],
    ['5:20 de la tarde', '17:20'],
    ['12 de la tarde', '12:00'],
    ['7 y media de la noche', '19:30'],
    ['7 y cuarto', '07:15'],
    ['11 de la noche', '23:00'],
    ['12 de la noche', '00:00'],
    ['12:10 de la noche', '00:10'],
    ['2 de la madrugada', '02:00'],
    ['12:30 de la madrugada', '00:30'],
    ['al mediodía', '12:00'],
    ['a la medianoche', '00:00'],
    ['al medio día', '12:00'],
    ['las 12 de la media noche', '00:00'],
    ['12 y media del medio día', '12:30'],
    ['8 da manhã', '08:00'],
    ['às 3 da tarde', '15:00'],
    ['9 da noite', '21:00'],
    ['8 in the morning', '08:00'],
    ['3:30 in the afternoon', '15:30'],
    ['9 at night', '21:00'],
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
    '1 m.',
    '8 m',
    '12 de la mañana',
    '3 del día de la tarde',
    '9 de la madrugada',
    '3 de la noche',
    '15 de la tarde',
    '0 de la noche',
    '8 de',
    '8 de la',
    'ocho',
    '8:30 x',
    '1234567',
    '8 30 pm 5',
  ])('is not a time: %s', (typed) => expect(readTypedTime(typed)).toBeNull());

  it('never throws, and gives a time of one day or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:. aphmy]{0,12}$/)), (text) => {
        const time = readTypedTime(text);
        expect(time === null || (time >= 0 && time < 86_400)).toBe(true);
      }),
    );
  });
});
