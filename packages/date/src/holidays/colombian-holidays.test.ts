import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, countBusinessDays, isBusinessDay } from './business-days';
import { colombianHolidays, isHoliday, nextHoliday } from './colombian-holidays';

/**
 * Printed by the Python package `holidays` 0.105 (vacanza), which shares no code with ours: month
 * and day of every holiday of Colombia.
 */
const LISTED: Readonly<Record<number, string>> = {
  2020: '01-01 01-06 03-23 04-09 04-10 05-01 05-25 06-15 06-22 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2021: '01-01 01-11 03-22 04-01 04-02 05-01 05-17 06-07 06-14 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  2022: '01-01 01-10 03-21 04-14 04-15 05-01 05-30 06-20 06-27 07-04 07-20 08-07 08-15 10-17 11-07 11-14 12-08 12-25',
  2023: '01-01 01-09 03-20 04-06 04-07 05-01 05-22 06-12 06-19 07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-12 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  2028: '01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-10 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
  2029: '01-01 01-08 03-19 03-29 03-30 05-01 05-14 06-04 06-11 07-02 07-09 07-20 08-07 08-20 10-15 11-05 11-12 12-08 12-25',
  2030: '01-01 01-07 03-25 04-18 04-19 05-01 06-03 06-24 07-01 07-15 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
};

describe('colombianHolidays (DTF-5)', () => {
  it.each(Object.entries(LISTED))('equals the listed table of %s', (year, listed) => {
    expect(
      colombianHolidays(Number(year))
        .map(({ iso }) => iso.slice(5))
        .join(' '),
    ).toBe(listed);
  });

  it('gives one date with both names when two coincide', () => {
    const both = colombianHolidays(2025).find(({ iso }) => iso === '2025-06-30');
    expect(both?.names).toEqual(['Sagrado Corazón de Jesús', 'San Pedro y San Pablo']);
    expect(both?.name).toBe('Sagrado Corazón de Jesús y San Pedro y San Pablo');
  });

  it('includes the holiday of Ley 2578 from 2026 only', () => {
    const has = (year: number) =>
      colombianHolidays(year).some(({ names }) => names.includes('Virgen de Chiquinquirá'));
    expect(has(2025)).toBe(false);
    expect(has(2026)).toBe(true);
  });

  it('gives none before the law of 1983 and for invalid years', () => {
    expect(colombianHolidays(1983)).toEqual([]);
    expect(colombianHolidays(Number.NaN)).toEqual([]);
    expect(colombianHolidays(275_760)).toEqual([]);
  });

  it('gives local midnights in order, each a holiday by itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1984, max: 2100 }), (year) => {
        const holidays = colombianHolidays(year);
        const times = holidays.map(({ date }) => date.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const { date } of holidays) {
          expect(date.getFullYear()).toBe(year);
          expect(isHoliday(date)).toBe(true);
        }
      }),
    );
  });

  it('finds the next one, in the next year too', () => {
    expect(nextHoliday(new Date(2026, 10, 20))?.name).toBe('Inmaculada Concepción');
    expect(nextHoliday(new Date(2026, 11, 25))?.iso).toBe('2027-01-01');
    expect(nextHoliday(new Date(9999, 11, 31))).toBeNull();
  });
});

/** The paschal full moons of 1900 to 2199, month and day by golden number, as a missal prints them. */
const FULL_MOONS =
  '4-14 4-3 3-23 4-11 3-31 4-18 4-8 3-28 4-16 4-5 3-25 4-13 4-2 3-22 4-10 3-30 4-17 4-7 3-27'.split(
    ' ',
  );

const utc = (year: number, monthAndDay: string) => {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
};
const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const upTo = (date: Date, weekday: number): Date =>
  date.getUTCDay() === weekday ? date : upTo(later(date, 1), weekday);

/** The names of each holiday by its day, from the text of Ley 51 of 1983 and of Ley 2578 of 2026. */
function holidaysByLaw(year: number): Map<string, string[]> {
  const easter = upTo(later(utc(year, FULL_MOONS[year % 19] ?? ''), 1), 0);
  const found = new Map<string, string[]>();
  const keep = (date: Date, name: string) => {
    const iso = date.toISOString().slice(0, 10);
    found.set(iso, [...(found.get(iso) ?? []), name].sort());
  };
  for (const [day, name] of [
    ['1-1', 'Año Nuevo'],
    ['5-1', 'Día del Trabajo'],
    ['7-20', 'Día de la Independencia'],
    ['8-7', 'Batalla de Boyacá'],
    ['12-8', 'Inmaculada Concepción'],
    ['12-25', 'Navidad'],
  ] as const) {
    keep(utc(year, day), name);
  }
  keep(later(easter, -3), 'Jueves Santo');
  keep(later(easter, -2), 'Viernes Santo');
  // Article 2: what does not fall on a Monday moves to the next one.
  for (const [date, name] of [
    [utc(year, '1-6'), 'Día de los Reyes Magos'],
    [utc(year, '3-19'), 'Día de San José'],
    [later(easter, 39), 'Ascensión del Señor'],
    [later(easter, 60), 'Corpus Christi'],
    [later(easter, 68), 'Sagrado Corazón de Jesús'],
    [utc(year, '6-29'), 'San Pedro y San Pablo'],
    [utc(year, '8-15'), 'Asunción de la Virgen'],
    [utc(year, '10-12'), 'Día de la Diversidad Étnica y Cultural'],
    [utc(year, '11-1'), 'Día de Todos los Santos'],
    [utc(year, '11-11'), 'Independencia de Cartagena'],
    ...(year >= 2026 ? ([[utc(year, '7-9'), 'Virgen de Chiquinquirá']] as const) : []),
  ] as const) {
    keep(upTo(date, 1), name);
  }
  return found;
}

it.each(Array.from({ length: 2100 - 1984 + 1 }, (_, index) => 1984 + index))(
  'the holidays of %i are those of the law, with an Easter that is looked up (DTF-5)',
  (year) => {
    const computed = colombianHolidays(year).map(({ iso, names }) => [iso, [...names].sort()]);
    expect(computed).toEqual([...holidaysByLaw(year)].sort(([a], [b]) => (a < b ? -1 : 1)));
  },
);

describe('business days (DTF-5)', () => {
  it.each([
    ['Friday', new Date(2026, 10, 20), true],
    ['Saturday', new Date(2026, 10, 21), false],
    ['Sunday', new Date(2026, 10, 22), false],
    ['a holiday', new Date(2026, 10, 16), false],
  ])('%s', (_, date, business) => {
    expect(isBusinessDay(date)).toBe(business);
  });

  it('counts Saturdays and another calendar when asked', () => {
    expect(isBusinessDay(new Date(2026, 10, 21), { saturday: true })).toBe(true);
    expect(isBusinessDay(new Date(2026, 10, 16), { isHoliday: () => false })).toBe(true);
    expect(isBusinessDay(new Date(2026, 10, 20), { isHoliday: () => true })).toBe(false);
  });

  it('skips weekends and holidays, and keeps the time', () => {
    const date = addBusinessDays(new Date(2026, 10, 13, 9, 30), 1);
    expect([date.getDate(), date.getHours(), date.getMinutes()]).toEqual([17, 9, 30]);
    expect(addBusinessDays(new Date(2026, 10, 17), -1).getDate()).toBe(13);
    expect(addBusinessDays(new Date(2026, 10, 21), 0).getDate()).toBe(21);
    expect(addBusinessDays(new Date(Number.NaN), 3).getTime()).toBeNaN();
  });

  const someDay = fc.integer({ min: 0, max: 2000 }).map((n) => new Date(2024, 0, 1 + n, 10));
  const options = fc.record({
    saturday: fc.boolean(),
    // The same holidays as a calendar of the caller's, which is asked day by day.
    isHoliday: fc.constantFrom(undefined, (date: Date) => isHoliday(date)),
  });

  it('counts as many days as were added, and back again', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 60 }), options, (date, amount, calendar) => {
        const after = addBusinessDays(date, amount, calendar);
        const before = addBusinessDays(date, -amount, calendar);
        expect([after, before].every((end) => isBusinessDay(end, calendar))).toBe(true);
        const all = amount + (isBusinessDay(date, calendar) ? 1 : 0);
        expect(countBusinessDays(date, after, calendar)).toBe(all);
        expect(countBusinessDays(before, date, calendar)).toBe(all);
      }),
    );
  });

  it('asks another calendar about each weekday once, both ends counted', () => {
    const asked: number[] = [];
    const monday = new Date(2026, 10, 16);
    const isFair = (date: Date) => asked.push(date.getDate()) > 0 && date.getDate() === 18;
    expect(countBusinessDays(monday, new Date(2026, 10, 23), { isHoliday: isFair })).toBe(5);
    expect(asked).toEqual([16, 17, 18, 19, 20, 23]);
    expect(countBusinessDays(new Date(2026, 10, 17), monday, { isHoliday: isFair })).toBe(0);
    expect(countBusinessDays(new Date(2026, 10, 20), monday)).toBe(0);
  });
});

describe('in a zone (DTF-5)', () => {
  const evening = new Date('2026-07-20T21:00-05:00');

  it('a holiday lasts as long as its day does there', () => {
    expect(isHoliday(evening, { timeZone: 'America/Bogota' })).toBe(true);
    expect(isHoliday(evening, { timeZone: 'UTC' })).toBe(false);
    expect(isBusinessDay(evening, { timeZone: 'America/Bogota' })).toBe(false);
    expect(isBusinessDay(evening, { timeZone: 'UTC' })).toBe(true);
    expect(nextHoliday(evening, { timeZone: 'America/Bogota' })?.iso).toBe('2026-08-07');
  });

  it.each([
    // Clocks are put forward at midnight between the two days: the time of day stays.
    ['America/Santiago', '2024-09-06T00:00-04:00', 3, '2024-09-11T00:00-03:00'],
    ['America/Sao_Paulo', '2018-11-02T00:00-03:00', 1, '2018-11-06T00:00-02:00'],
    ['America/New_York', '2026-03-06T12:00-05:00', 1, '2026-03-09T12:00-04:00'],
    ['Pacific/Auckland', '2026-04-02T12:00+13:00', -1, '2026-04-01T12:00+13:00'],
    // Samoa left 30 December 2011 out.
    ['Pacific/Apia', '2011-12-29T09:00-10:00', 2, '2012-01-02T09:00+14:00'],
    ['Asia/Kolkata', '2026-11-20T23:30+05:30', 1, '2026-11-23T23:30+05:30'],
  ])('%s: %s and %i business days is %s', (timeZone, from, amount, to) => {
    const added = addBusinessDays(new Date(from), amount, { timeZone });
    expect(added.toISOString()).toBe(new Date(to).toISOString());
  });

  it('leaves an instant as it is without days to add, in an hour that comes twice too', () => {
    const options = { timeZone: 'America/New_York' };
    for (const iso of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']) {
      expect(addBusinessDays(new Date(iso), 0, options).toISOString()).toBe(iso);
      expect(addBusinessDays(new Date(iso), 0.9, options).toISOString()).toBe(iso);
    }
  });

  it('counts the business days of any stretch, and of all years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000_000_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.boolean(),
        (time, length, saturday) => {
          const from = new Date(2020, 0, 1, 12);
          from.setDate(from.getDate() + Math.floor(time / 86_400_000));
          let slow = 0;
          const to = new Date(from.getTime());
          for (let index = 0; index <= length; index += 1) {
            if (index > 0) to.setDate(to.getDate() + 1);
            if (isBusinessDay(to, { saturday })) slow += 1;
          }
          expect(countBusinessDays(from, to, { saturday })).toBe(slow);
        },
      ),
      { numRuns: 60 },
    );
    const all = countBusinessDays(new Date('0001-01-01T12:00'), new Date('9999-12-31T12:00'));
    expect(all).toBeGreaterThan(2_400_000);
    expect(addBusinessDays(new Date('9999-12-30'), 10).getTime()).toBeNaN();
  });
});
