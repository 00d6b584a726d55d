import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateShortcutId, dateShortcuts } from './date-shortcuts';
import { localDay } from './zone';

const iso = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** Whether the day before was left out, as 31 December 1994 in Kiritimati. */
const isAfterSkippedDay = (date: Date) =>
  new Date(date.getTime() - 1).getTimezoneOffset() - date.getTimezoneOffset() >= 720;
const dayAfter = (date: Date) =>
  iso(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 12));
const clock = (date: Date) =>
  [date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()].join(':');

function rangeOf(id: DateShortcutId, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const { from, to } = dateShortcuts
    .find((shortcut) => shortcut.id === id)
    ?.range(new Date(year, month - 1, day, 15)) ?? { from: new Date(0), to: new Date(0) };
  return `${iso(from)} ${iso(to)}`;
}

const anyToday = fc
  .integer({ min: 0, max: 65_000 })
  .chain((days) =>
    fc.integer({ min: 0, max: 23 }).map((hour) => new Date(1921, 0, 1 + days, hour, 30)),
  );

describe('dateShortcuts (DAT-9)', () => {
  it('has the 32 of the original with their labels, then the Colombian ones', () => {
    expect(dateShortcuts.map(({ label }) => label)).toEqual([
      'Hoy',
      'Ayer',
      'Semana actual',
      'Semana corrida',
      'Semana anterior',
      '1 semana atrás',
      'Semana próxima',
      '7 días adelante',
      'Mes actual',
      'Mes corrido',
      'Mes anterior',
      '1 mes atrás',
      'Mes próximo',
      '1 mes adelante',
      'Trimestre actual',
      'Trimestre corrido',
      'Trimestre anterior',
      '3 meses atrás',
      'Trimestre próximo',
      '3 meses adelante',
      'Semestre actual',
      'Semestre corrido',
      'Semestre anterior',
      '6 meses atrás',
      'Semestre próximo',
      '6 meses adelante',
      'Año actual',
      'Año corrido',
      'Año anterior',
      '12 meses atrás',
      'Año próximo',
      '12 meses adelante',
      'Quincena actual',
      'Quincena anterior',
      'Bimestre actual',
    ]);
  });

  it('enables today and the current month, trimester and year', () => {
    expect(dateShortcuts.filter(({ enabled }) => enabled).map(({ id }) => id)).toEqual([
      'today',
      'actualMonth',
      'actualTrimester',
      'actualYear',
    ]);
  });

  it.each<[DateShortcutId, string, string]>([
    ['today', '2026-12-31', '2026-12-31 2026-12-31'],
    ['yesterday', '2026-01-01', '2025-12-31 2025-12-31'],
    ['actualWeek', '2026-11-22', '2026-11-16 2026-11-22'],
    ['actualWeek', '2026-11-23', '2026-11-23 2026-11-29'],
    ['runningWeek', '2026-11-20', '2026-11-16 2026-11-20'],
    ['lastWeek', '2026-11-22', '2026-11-09 2026-11-15'],
    ['weekBack', '2026-11-20', '2026-11-13 2026-11-20'],
    ['nextWeek', '2026-12-31', '2027-01-04 2027-01-10'],
    ['weekNext', '2026-12-31', '2026-12-31 2027-01-07'],
    ['actualMonth', '2028-02-29', '2028-02-01 2028-02-29'],
    ['runningMonth', '2026-11-20', '2026-11-01 2026-11-20'],
    ['lastMonth', '2026-03-31', '2026-02-01 2026-02-28'],
    ['month1Back', '2026-03-31', '2026-02-28 2026-03-31'],
    ['nextMonth', '2026-01-31', '2026-02-01 2026-02-28'],
    ['month1Next', '2026-01-31', '2026-01-31 2026-02-28'],
    ['actualTrimester', '2026-11-20', '2026-10-01 2026-12-31'],
    ['runningTrimester', '2026-11-20', '2026-10-01 2026-11-20'],
    ['lastTrimester', '2026-01-01', '2025-10-01 2025-12-31'],
    ['month3Back', '2026-05-31', '2026-02-28 2026-05-31'],
    ['nextTrimester', '2026-12-31', '2027-01-01 2027-03-31'],
    ['month3Next', '2026-11-30', '2026-11-30 2027-02-28'],
    ['actualSemester', '2026-11-20', '2026-07-01 2026-12-31'],
    ['runningSemester', '2026-11-20', '2026-07-01 2026-11-20'],
    ['lastSemester', '2026-01-01', '2025-07-01 2025-12-31'],
    ['month6Back', '2026-08-31', '2026-02-28 2026-08-31'],
    ['nextSemester', '2026-11-20', '2027-01-01 2027-06-30'],
    ['month6Next', '2026-08-31', '2026-08-31 2027-02-28'],
    ['actualYear', '2026-11-20', '2026-01-01 2026-12-31'],
    ['runningYear', '2026-11-20', '2026-01-01 2026-11-20'],
    ['lastYear', '2026-01-01', '2025-01-01 2025-12-31'],
    ['month12Back', '2028-02-29', '2027-02-28 2028-02-29'],
    ['nextYear', '2026-12-31', '2027-01-01 2027-12-31'],
    ['month12Next', '2028-02-29', '2028-02-29 2029-02-28'],
    ['actualFortnight', '2026-11-15', '2026-11-01 2026-11-15'],
    ['actualFortnight', '2026-02-16', '2026-02-16 2026-02-28'],
    ['lastFortnight', '2026-03-10', '2026-02-16 2026-02-28'],
    ['lastFortnight', '2026-11-20', '2026-11-01 2026-11-15'],
    ['actualBimester', '2026-11-20', '2026-11-01 2026-12-31'],
  ])('%s on %s is %s', (id, today, range) => {
    expect(rangeOf(id, today)).toBe(range);
  });

  // Samoa left out 30 December 2011 as it changed sides of the date line; the suite runs there, too.
  const isLeftOut = new Date(2011, 11, 30).getDate() !== 30;
  it.each<[DateShortcutId, string, string, string]>([
    ['yesterday', '2011-12-31', '2011-12-30 2011-12-30', '2011-12-29 2011-12-29'],
    ['weekNext', '2011-12-23', '2011-12-23 2011-12-30', '2011-12-23 2011-12-29'],
    ['weekBack', '2012-01-06', '2011-12-30 2012-01-06', '2011-12-31 2012-01-06'],
    ['month1Next', '2011-11-30', '2011-11-30 2011-12-30', '2011-11-30 2011-12-29'],
  ])('%s on %s is %s, or %s where its last day was left out', (id, today, range, leftOut) => {
    expect(rangeOf(id, today)).toBe(isLeftOut ? leftOut : range);
  });

  it.each(dateShortcuts.map((shortcut) => [shortcut.id, shortcut] as const))(
    '%s is ordered, whole, and lies to today as its name says',
    (id, { range }) => {
      fc.assert(
        fc.property(anyToday, (today) => {
          const before = today.getTime();
          const { from, to } = range(today);
          expect(today.getTime()).toBe(before);
          expect(from.getTime()).toBeLessThan(to.getTime());
          expect(clock(to)).toBe('23:59:59:999');
          // A day without a midnight begins at its first hour; all others at 00:00.
          const eve = new Date(from.getTime() - 1);
          expect(clock(from) === '0:0:0:0' || eve.getDate() !== from.getDate()).toBe(true);
          const [first, last, day] = [iso(from), iso(to), iso(today)];
          if (/^(today|actual)/.test(id)) {
            expect(first <= day && day <= last).toBe(true);
          } else if (/^running/.test(id) || /Back$/.test(id)) {
            expect(last).toBe(day);
          } else if (/Next$/.test(id)) {
            expect(first).toBe(day);
          } else if (/^(last|yesterday)/.test(id)) {
            expect(last < day).toBe(true);
          } else {
            expect(first > day).toBe(true);
          }
        }),
      );
    },
  );

  it.each([
    ['Week', 7],
    ['Month', 31],
    ['Trimester', 92],
    ['Semester', 184],
    ['Year', 366],
  ])('%s: previous, current and next follow one another without a gap', (unit, longest) => {
    const at = (kind: string, today: Date) => {
      const shortcut = dateShortcuts.find(({ id }) => id === `${kind}${unit}`);
      if (!shortcut) throw new Error(kind);
      return shortcut.range(today);
    };
    fc.assert(
      fc.property(anyToday, (today) => {
        const [last, actual, next] = [at('last', today), at('actual', today), at('next', today)];
        fc.pre(![actual, next].some(({ from }) => isAfterSkippedDay(from)));
        // By days, since an hour before midnight may come twice (São Paulo, 31 March 1951).
        expect(dayAfter(last.to)).toBe(iso(actual.from));
        expect(dayAfter(actual.to)).toBe(iso(next.from));
        expect(localDay(actual.to) - localDay(actual.from) + 1).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
