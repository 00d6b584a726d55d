import { describe, expect, it } from 'vitest';
import { LAST_SECOND } from './clock-time';
import {
  dependsOnZone,
  isoText,
  readLimit,
  readMoment,
  type ValueCodec,
  writeMoment,
} from './codec';
import { FIRST_DAY, LAST_DAY, parseIsoDay } from './day';
import { zoneOf } from './zone';

const codecOf = (given: Partial<ValueCodec> = {}): ValueCodec => ({
  zone: zoneOf('America/Bogota'),
  valueAs: 'date',
  time: true,
  seconds: true,
  ...given,
});
const dates = codecOf();
const texts = codecOf({ valueAs: 'iso' });
const day = parseIsoDay('2026-11-20') ?? Number.NaN;
const at = (hour: number, minute = 0, second = 0) => (hour * 60 + minute) * 60 + second;

describe('reading a value (DAT-1)', () => {
  it.each([
    ['a day alone is that day in any zone', ' 2026-11-20 ', dates, day, 0],
    ['a time without a zone is one of UTC', '2026-11-20T03:00', dates, day - 1, at(22)],
    ['and that of the clock where values are texts', '2026-11-20T03:00', texts, day, at(3)],
    ['a time with a zone is an instant', '2026-11-20T03:00Z', texts, day - 1, at(22)],
    ['a date is an instant', new Date('2026-11-20T03:00:07Z'), texts, day - 1, at(22, 0, 7)],
  ])('%s', (_, value, codec, expected, time) => {
    expect(readMoment(value, codec)).toEqual({ day: expected, time });
  });

  it.each([
    [true, at(9, 30, 59)],
    [false, at(9, 30)],
  ])('seconds are read where they are shown: %s', (seconds, time) => {
    const codec = codecOf({ seconds });
    expect(readMoment(new Date('2026-11-20T14:30:59Z'), codec)).toEqual({ day, time });
  });

  it('its day has a year of four digits in the zone, or it is null', () => {
    const utc = codecOf({ zone: zoneOf('UTC') });
    const first = Date.parse('0001-01-01T00:00Z');
    expect(readMoment(first, utc)).toEqual({ day: FIRST_DAY, time: 0 });
    expect(readMoment(first - 1000, utc)).toBeNull();
    const last = Date.parse('9999-12-31T23:59:59Z');
    expect(readMoment(last, utc)).toEqual({ day: LAST_DAY, time: LAST_SECOND });
    expect(readMoment(last + 1000, utc)).toBeNull();
    expect(readMoment(last + 1000, dates)).toEqual({ day: LAST_DAY, time: at(19) });
  });

  it.each(['', 'hoy', '2026-02-31', '2026-02-31T10:00', new Date(Number.NaN), Number.NaN])(
    '%j is none',
    (value) => {
      expect(readMoment(value, dates)).toBeNull();
      expect(readMoment(value, texts)).toBeNull();
    },
  );
});

describe('reading a limit (DAT-5)', () => {
  it.each([
    ['a day alone', '2026-11-20', 'first', { day, time: 0 }],
    ['a day alone', ' 2026-11-20 ', 'last', { day, time: LAST_SECOND }],
    ['a time', '2026-11-20T15:00Z', 'first', { day, time: at(10) }],
    ['a time', '2026-11-20T15:00Z', 'last', { day, time: at(10) }],
    ['a date', new Date('2026-11-20T05:00Z'), 'last', { day, time: 0 }],
    ['nothing', '', 'last', null],
  ] as const)('%s: %j as the %s moment', (_, value, which, expected) => {
    expect(readLimit(value, dates, which)).toEqual(expected);
  });
});

it.each([
  ['2026-11-20', false, false],
  ['2026-11-20T10:00', true, false],
  ['2026-11-20T10:00Z', true, true],
  [new Date(0), true, true],
  ['mañana', false, false],
  [null, false, false],
])('whether the day of %j depends on the zone: %s, as texts: %s', (value, asDate, asText) => {
  expect(dependsOnZone(value, dates)).toBe(asDate);
  expect(dependsOnZone(value, texts)).toBe(asText);
});

describe('writing a value (DAT-1)', () => {
  const moment = { day, time: at(9, 30, 15) };

  it.each([
    ['a day', { time: false }, 'start', '2026-11-20T05:00:00.000Z'],
    ['the last day of a range', { time: false }, 'end', '2026-11-21T04:59:59.999Z'],
    ['a time', { time: true }, 'start', '2026-11-20T14:30:15.000Z'],
    ['the last time of a range', { time: true }, 'end', '2026-11-20T14:30:15.000Z'],
  ] as const)('%s as a date', (_, given, end, expected) => {
    expect(writeMoment(moment, codecOf(given), end)).toEqual(new Date(expected));
  });

  it.each([
    [false, false, '2026-11-20'],
    [false, true, '2026-11-20'],
    [true, false, '2026-11-20T09:30'],
    [true, true, '2026-11-20T09:30:15'],
  ])('as a text, with a time: %s, with seconds: %s', (time, seconds, expected) => {
    const codec = codecOf({ valueAs: 'iso', time, seconds });
    for (const end of ['start', 'end'] as const) {
      expect(writeMoment(moment, codec, end)).toBe(expected);
    }
    expect(isoText(moment, codec)).toBe(expected);
  });
});
