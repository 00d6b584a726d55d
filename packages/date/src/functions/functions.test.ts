// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of dates, one for each function
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatIsoDay } from '../core/day';
import { readWallText } from '../core/instant';
import { toDate } from '../core/to-date';
import { localDate, localZone } from '../core/zone';
import {
  getDateRange,
  getMonth,
  getToday,
  getTomorrow,
  getWeek,
  getYear,
  getYesterday,
} from './date-ranges';
import { formatDate, parseDate } from './format-date';
import {
  add,
  type DateUnit,
  diff,
  isAfter,
  isBefore,
  isBetween,
  isSame,
  isSameOrAfter,
  isSameOrBefore,
  subtract,
} from './units';

const local = (text: string): Date => {
  const moment = readWallText(text);
  if (!moment) throw new Error(text);
  const fraction = Number(/\.\d+/.exec(text)?.[0] ?? 0);
  return localDate(moment.day, moment.time * 1000 + Math.round(fraction * 1000));
};
const wall = (date: Date) => {
  const { day, ms } = localZone.wall(date);
  return `${formatIsoDay(day)} ${new Date(ms).toISOString().slice(11, 23)}`;
};
const anyDate = fc
  .date({ min: new Date(1920, 0, 1), max: new Date(2100, 11, 31), noInvalidDate: true })
  .map(
    (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12, date.getMinutes()),
  );

describe('formatDate and parseDate (DTF-1)', () => {
  const date = local('2026-03-05T14:07');

  it.each([
    ['YY', '26'],
    ['YYYY', '2026'],
    ['M', '3'],
    ['MM', '03'],
    ['MMM', 'mar'],
    ['MMMM', 'marzo'],
    ['D', '5'],
    ['DD', '05'],
    ['DD/MM/YYYY', '05/03/2026'],
    ['D de MMMM de YYYY', '5 de marzo de 2026'],
    ['\\D\\D: DD', 'DD: 05'],
    ['YYYY \\MM', '2026 M3'],
    ["D 'o' M", "5 'o' 3"],
    ['DD/MM/YYYY HH:mm:ss', '05/03/2026 14:07:00'],
    ['dd/MM/YYYY', '05/03/2026'],
    ['DD/MM/yyyy', '05/03/2026'],
    ['D y DD/MM/yy', '5 y 05/03/26'],
    ['dd/MM/y', '05/03/2026'],
    ['dd/MM/y, hh:mm a', '05/03/2026, 02:07 PM'],
    ["EEEE d 'de' MMMM", 'jueves 5 de marzo'],
  ])('writes %s as %s', (pattern, text) => {
    expect(formatDate(date, pattern)).toBe(text);
  });

  it.each(['HH:mm:ss.SSS', 'QQQ y', 'd de MMMM', 'yyyy-MM-ddTHH:mm', 'dddd D', 'DDD'])(
    'refuses %s, which has letters that are no token, rather than write them',
    (pattern) => {
      expect(() => formatDate(date, pattern)).toThrow(TypeError);
      expect(() => parseDate('5 de marzo', pattern)).toThrow(TypeError);
    },
  );

  it.each([
    ['en-US', 'March'],
    ['pt-BR', 'março'],
    ['es-CO', 'marzo'],
    ['fr-FR', 'mars'],
  ])('names the month in %s', (locale, name) => {
    expect(formatDate(date, 'MMMM', locale)).toBe(name);
  });

  it('writes and reads in another zone', () => {
    const noon = new Date('2026-03-05T03:00:00Z');
    expect(formatDate(noon, 'DD/MM/YYYY', 'es-CO', { timeZone: 'America/Bogota' })).toBe(
      '04/03/2026',
    );
    expect(
      parseDate('04/03/2026', 'dd/MM/y', 'es-CO', { timeZone: 'America/Bogota' })?.toISOString(),
    ).toBe('2026-03-04T05:00:00.000Z');
  });

  it.each(['31/02/2026', '29/02/2025', '99/99/9999', '00/01/2026', 'hola', '', '5'])(
    'reads no date in %j',
    (text) => {
      expect(parseDate(text, 'dd/MM/y')).toBeNull();
      expect(parseDate(text, 'DD/MM/YYYY')).toBeNull();
    },
  );

  it('writes nothing for an invalid date', () => {
    expect(formatDate(new Date(Number.NaN), 'dd/MM/y')).toBe('');
  });

  it.each([
    ['05/03/26', 'dd/MM/y'],
    ['05/03/26', 'DD/MM/YYYY'],
    ['05/03/226', 'dd/MM/yyyy'],
  ])('answers null for the short year of %s by %s', (text, pattern) => {
    expect(parseDate(text, pattern)).toBeNull();
  });

  it('reads a short year that is written in full, or that the pattern asks for', () => {
    expect(parseDate('05/03/0026', 'dd/MM/yyyy')?.getFullYear()).toBe(26);
    expect(parseDate('05/03/26', 'dd/MM/yy')?.getFullYear()).toBe(2026);
  });

  it.each(['DD/MM/YYYY', 'D-M-YYYY', 'D de MMMM de YYYY', 'dd/MM/y', "d 'de' MMM 'de' yyyy"])(
    'reads back what it wrote as %s',
    (pattern) => {
      fc.assert(
        fc.property(anyDate, fc.constantFrom('es-CO', 'en-US', 'pt-BR'), (one, locale) => {
          const read = parseDate(formatDate(one, pattern, locale), pattern, locale);
          expect(read && formatDate(read, 'yyyy-MM-dd')).toBe(formatDate(one, 'yyyy-MM-dd'));
        }),
      );
    },
  );

  it('reads back date and time', () => {
    fc.assert(
      fc.property(anyDate, (one) => {
        const pattern = 'dd/MM/y, hh:mm a';
        expect(parseDate(formatDate(one, pattern), pattern)?.getTime()).toBe(one.getTime());
      }),
    );
  });
});

describe('toDate (DTF-2)', () => {
  it.each([
    ['2026-03-05', '2026-03-05T00:00:00.000Z'],
    ['2026-03-05T10:30', '2026-03-05T10:30:00.000Z'],
    ['2026-03-05 10:30:15', '2026-03-05T10:30:15.000Z'],
    ['2026-03-05T10:30:00Z', '2026-03-05T10:30:00.000Z'],
    ['2026-03-05T10:30:00-05:00', '2026-03-05T15:30:00.000Z'],
    ['Mar 5, 2026 10:30', '2026-03-05T10:30:00.000Z'],
    ['2026-03-05T10:30:00.123456-05', '2026-03-05T15:30:00.123Z'],
    ['2026-03-05 10:00:00-05', '2026-03-05T15:00:00.000Z'],
    ['2026-03-05 10:00:00.5+05:30', '2026-03-05T04:30:00.500Z'],
    ['2026-03-05T10', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T24:00', '2026-03-06T00:00:00.000Z'],
    ['Thu Mar 05 2026 10:00:00 GMT-0500', '2026-03-05T15:00:00.000Z'],
    ['Thu Mar 05 2026 10:00:00 GMT-0500 (hora estándar de Colombia)', '2026-03-05T15:00:00.000Z'],
    ['Thu, 05 Mar 2026 10:00:00 GMT', '2026-03-05T10:00:00.000Z'],
    ['5 Mar 2026 10:00 -0500', '2026-03-05T15:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [new Date(86_400_000), '1970-01-02T00:00:00.000Z'],
  ])('reads %j', (value, iso) => {
    expect(toDate(value)?.toISOString()).toBe(iso);
  });

  it.each([
    'no es una fecha',
    '2026-02-31',
    '2026-02-31T10:00',
    '05/03/2026',
    '3/5/2026',
    'Torre 5',
    'Torre 5, apto 1',
    '5',
    '2026',
    '2026-03-05-05',
    '2026-03-05T25:00',
    '2026-03-05T10:00+99:00',
    '31 Feb 2026',
    '12 Foo 2026',
    '2026-03-05T10:00 mañana',
    '99/99/9999',
    '',
    null,
    undefined,
    Number.NaN,
    8.64e15 + 1,
    new Date(Number.NaN),
  ])('answers null for %j', (value) => {
    expect(toDate(value)).toBeNull();
  });

  it('reads back all that a Date writes of itself', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (date) => {
          expect(toDate(date.toISOString())).toEqual(date);
          const seconds = new Date(Math.floor(date.getTime() / 1000) * 1000);
          expect(toDate(date.toUTCString())).toEqual(seconds);
          // Old offsets had seconds, which `toString` leaves out.
          if (date.getFullYear() > 1950) expect(toDate(date.toString())).toEqual(seconds);
        },
      ),
    );
  });

  it('gives a copy', () => {
    const date = new Date();
    expect(toDate(date)).not.toBe(date);
    expect(toDate(date)).toEqual(date);
  });
});

describe('comparisons (DTF-3)', () => {
  const a = local('2026-03-05T10:00');
  const b = local('2026-03-05T18:00');

  it('compares instants without a unit', () => {
    expect(isBefore(a, b)).toBe(true);
    expect(isAfter(b, a)).toBe(true);
    expect(isSame(a, b)).toBe(false);
    expect(isSameOrBefore(a, a)).toBe(true);
    expect(isSameOrAfter(a, a)).toBe(true);
  });

  it('compares by unit', () => {
    expect(isBefore(a, b, 'day')).toBe(false);
    expect(isSame(a, b, 'days')).toBe(true);
    expect(isSame(a, b, 'hour')).toBe(false);
    expect(isSameOrAfter(a, b, 'month')).toBe(true);
    expect(isSameOrBefore(b, a, 'year')).toBe(true);
    expect(isAfter(b, a, 'hours')).toBe(true);
  });

  it('begins the week on Monday', () => {
    expect(isSame(local('2026-11-22'), local('2026-11-23'), 'week')).toBe(false);
    expect(isSame(local('2026-11-22'), local('2026-11-23'), 'week', { firstDay: 0 })).toBe(true);
  });

  it.each([
    ['()', false, false],
    ['[)', true, false],
    ['(]', false, true],
    ['[]', true, true],
  ] as const)('takes the ends in as %s says', (inclusivity, start, end) => {
    const [from, to] = [local('2026-03-01'), local('2026-03-31')];
    expect(isBetween(from, from, to, 'day', inclusivity)).toBe(start);
    expect(isBetween(to, from, to, 'day', inclusivity)).toBe(end);
    expect(isBetween(a, from, to, 'day', inclusivity)).toBe(true);
  });

  it('has exclusive ends by default', () => {
    expect(isBetween(a, a, b, 'hour')).toBe(false);
  });

  it('compares days in another zone', () => {
    const late = new Date('2026-03-05T23:30:00Z');
    const next = new Date('2026-03-06T01:00:00Z');
    expect(isSame(late, next, 'day', { timeZone: 'America/Bogota' })).toBe(true);
    expect(isSame(late, next, 'day', { timeZone: 'UTC' })).toBe(false);
  });

  it.each(['decade', '', 'Day', 'ms'])('throws for the unit %j', (unit) => {
    const wrong = unit as DateUnit;
    for (const call of [
      () => add(a, 1, wrong),
      () => subtract(a, 1, wrong),
      () => diff(a, b, wrong),
      () => isBefore(a, b, wrong),
      () => isSame(a, b, wrong),
      () => isBetween(a, a, b, wrong),
    ]) {
      expect(call).toThrow('Invalid unit');
    }
  });
});

describe('add, subtract and diff (DTF-3)', () => {
  it.each([
    ['2026-01-31T08:00', 1, 'month', '2026-02-28 08:00:00.000'],
    ['2028-02-29T08:00', 1, 'year', '2029-02-28 08:00:00.000'],
    ['2026-12-31T08:00', 1, 'day', '2027-01-01 08:00:00.000'],
    ['2026-12-31T08:00', 2, 'weeks', '2027-01-14 08:00:00.000'],
  ] as const)('%s plus %i %s', (from, amount, unit, to) => {
    expect(wall(add(local(from), amount, unit))).toBe(to);
  });

  it('adds exact time for hours and less', () => {
    const date = new Date(0);
    expect(add(date, 2, 'hours').getTime()).toBe(7_200_000);
    expect(subtract(date, 1, 'minute').getTime()).toBe(-60_000);
    expect(add(date, 3, 'seconds').getTime()).toBe(3000);
  });

  it('keeps the clock over a change of daylight saving', () => {
    const before = new Date('2026-03-28T11:00:00Z'); // 12:00 in Madrid
    expect(add(before, 1, 'day', { timeZone: 'Europe/Madrid' }).toISOString()).toBe(
      '2026-03-29T10:00:00.000Z',
    );
  });

  it('undoes a number of days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, amount) => {
        expect(subtract(add(date, amount, 'days'), amount, 'days').getTime()).toBe(date.getTime());
        expect(diff(add(date, amount, 'days'), date, 'days')).toBe(amount);
      }),
    );
  });

  it('counts whole units, towards zero', () => {
    expect(diff(local('2026-03-01'), local('2026-02-01'), 'days')).toBe(28);
    expect(diff(local('2026-03-01'), local('2026-02-02'), 'months')).toBe(0);
    expect(diff(local('2026-02-02'), local('2026-03-01'), 'months')).toBe(0);
    expect(diff(local('2028-03-01'), local('2026-02-02'), 'years')).toBe(2);
    expect(diff(local('2026-03-15'), local('2026-03-01'), 'weeks')).toBe(2);
    expect(diff(local('2026-03-15'), local('2026-03-01'))).toBe(14);
    expect(diff(new Date(5000), new Date(0), 'seconds')).toBe(5);
    expect(diff(new Date(0), new Date(5000), 'minutes')).toBe(0);
  });

  it('answers an invalid date where the result has none', () => {
    expect(add(new Date(8.64e15), 1, 'day').getTime()).toBeNaN();
    expect(add(new Date(Number.NaN), 1, 'day').getTime()).toBeNaN();
  });
});

describe('ranges (DTF-4)', () => {
  const today = local('2026-11-20T15:30');
  const texts = ({ start, end }: { start: Date; end: Date }) => [wall(start), wall(end)];

  it.each([
    [getToday, '2026-11-20', '2026-11-20'],
    [getYesterday, '2026-11-19', '2026-11-19'],
    [getTomorrow, '2026-11-21', '2026-11-21'],
    [getWeek, '2026-11-16', '2026-11-22'],
    [getMonth, '2026-11-01', '2026-11-30'],
    [getYear, '2026-01-01', '2026-12-31'],
  ])('%o', (range, start, end) => {
    expect(texts(range({ today }))).toEqual([`${start} 00:00:00.000`, `${end} 23:59:59.999`]);
  });

  it.each([
    [{ days: 7 }, '2026-11-20', '2026-11-26'],
    [{ days: -7 }, '2026-11-14', '2026-11-20'],
    [{}, '2026-11-20', '2026-11-20'],
    [{ days: 0 }, '2026-11-20', '2026-11-20'],
    [{ currentMonth: true }, '2026-11-01', '2026-11-30'],
  ])('getDateRange(%j)', (options, start, end) => {
    expect(texts(getDateRange({ ...options, from: today }))).toEqual([
      `${start} 00:00:00.000`,
      `${end} 23:59:59.999`,
    ]);
  });

  it('takes the day of another zone', () => {
    const range = getToday({
      today: new Date('2026-11-21T03:00:00Z'),
      timeZone: 'America/Bogota',
    });
    expect(range.start.toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(range.end.toISOString()).toBe('2026-11-21T04:59:59.999Z');
  });

  it('begins the week where asked', () => {
    expect(texts(getWeek({ today, firstDay: 0 }))[0]).toBe('2026-11-15 00:00:00.000');
  });

  it('counts from now without a today', () => {
    vi.useFakeTimers({ now: local('2026-12-31T23:59:59.999') });
    expect(texts(getToday())).toEqual(['2026-12-31 00:00:00.000', '2026-12-31 23:59:59.999']);
    vi.useRealTimers();
  });
});
