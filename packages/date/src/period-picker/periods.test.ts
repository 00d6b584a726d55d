import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateNames } from '../core/date-names';
import { FIRST_DAY, formatIsoDay, LAST_DAY, parseIsoDay } from '../core/day';
import { periodLabelsEsCO } from '../labels/es-co';
import { periodSpanViolation } from './period-constraints';
import { periodByKey, turned } from './period-keys';
import { spanName } from './period-text';
import {
  firstDayOf,
  isoPeriod,
  lastDayOf,
  type PeriodKind,
  pageOf,
  parseIsoPeriod,
  periodOf,
  periodParts,
  periodsOn,
  periodWith,
} from './periods';
import { readTypedSpan, readTypedStart } from './read-typed-period';

const KINDS: readonly PeriodKind[] = ['month', 'quarter', 'year', 'week'];
const anyKind = fc.constantFrom(...KINDS);
// The first and the last week may belong to a year of other than four digits.
const anyDay = fc.integer({ min: FIRST_DAY + 400, max: LAST_DAY - 400 });
// Years of four digits, also sixty years on.
const anyShownDay = fc.integer({ min: parseIsoDay('1000-01-01') ?? 0, max: LAST_DAY - 23_000 });
const TODAY = parseIsoDay('2026-11-20') ?? 0;
const NAMES = { names: dateNames('es-CO'), labels: periodLabelsEsCO };
const limitsOf = (kind: PeriodKind) => ({
  min: periodOf(kind, FIRST_DAY),
  max: periodOf(kind, LAST_DAY),
});
const contextOf = (kind: PeriodKind, names = NAMES) => ({
  ...names,
  today: TODAY,
  ...limitsOf(kind),
});
const at = (kind: PeriodKind, iso: string) => parseIsoPeriod(kind, iso) ?? Number.NaN;

describe('a period (PER-1)', () => {
  it('holds its days, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(anyKind, anyDay, (kind, day) => {
        const period = periodOf(kind, day);
        expect(firstDayOf(kind, period)).toBeLessThanOrEqual(day);
        expect(lastDayOf(kind, period)).toBeGreaterThanOrEqual(day);
        expect(firstDayOf(kind, period + 1)).toBe(lastDayOf(kind, period) + 1);
        expect(periodOf(kind, firstDayOf(kind, period))).toBe(period);
        expect(periodOf(kind, lastDayOf(kind, period))).toBe(period);
      }),
    );
  });

  it.each([
    ['2026-01-01', 1],
    ['2025-12-29', 1],
    ['2027-01-03', 53],
    ['2026-11-20', 47],
    ['2020-12-31', 53],
  ])('%s lies in ISO week %i', (text, week) => {
    expect(periodParts('week', periodOf('week', parseIsoDay(text) ?? Number.NaN)).number).toBe(
      week,
    );
  });

  it('is read as it was written, and made of its parts', () => {
    fc.assert(
      fc.property(anyKind, anyDay, (kind, day) => {
        const period = periodOf(kind, day);
        const { year, number } = periodParts(kind, period);
        expect(parseIsoPeriod(kind, isoPeriod(kind, period))).toBe(period);
        expect(periodWith(kind, year, number)).toBe(period);
      }),
    );
  });

  it.each<[PeriodKind, string, string, string]>([
    ['month', '2028-02', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
    ['year', '2026', '2026-01-01', '2026-12-31'],
    ['week', '2026-W47', '2026-11-16', '2026-11-22'],
    ['week', '2026-W01', '2025-12-29', '2026-01-04'],
    ['week', '2026-W53', '2026-12-28', '2027-01-03'],
    ['week', '2024-W01', '2024-01-01', '2024-01-07'],
  ])('the %s %s runs from %s to %s', (kind, iso, from, to) => {
    const period = at(kind, iso);
    expect([firstDayOf(kind, period), lastDayOf(kind, period)].map(formatIsoDay)).toEqual([
      from,
      to,
    ]);
    expect(isoPeriod(kind, period)).toBe(iso);
  });

  it.each<[PeriodKind, string]>([
    ['month', '2026-13'],
    ['month', '2026-00'],
    ['quarter', '2026-Q5'],
    ['year', '26'],
    ['year', '0000'],
    ['week', '2025-W53'],
    ['week', '2026-W00'],
    ['week', '2026-W54'],
  ])('there is no %s %s', (kind, iso) => {
    expect(parseIsoPeriod(kind, iso)).toBeNull();
  });

  it.each(KINDS)('the first and the last year have every %s, others none', (kind) => {
    const last = { month: 12, quarter: 4, year: 1, week: 52 }[kind];
    for (const year of [1, 9999]) {
      for (let number = 1; number <= last; number++) {
        const period = periodWith(kind, year, number) ?? Number.NaN;
        expect(periodParts(kind, period)).toEqual({ year, number });
      }
      expect(periodWith(kind, year, 0)).toBeNull();
      expect(periodWith(kind, year, last + 1)).toBeNull();
    }
    expect([periodWith(kind, 0, 1), periodWith(kind, 10_000, 1)]).toEqual([null, null]);
  });

  it('stands on its page, which follows the one before it', () => {
    fc.assert(
      fc.property(anyKind, anyDay, (kind, day) => {
        const period = periodOf(kind, day);
        const page = pageOf(kind, period);
        const periods = periodsOn(kind, page);
        expect(periods).toContain(period);
        expect(periodsOn(kind, page + 1)[0]).toBe((periods.at(-1) ?? 0) + 1);
        expect(pageOf(kind, turned(kind, period, 1))).toBe(page + 1);
      }),
    );
  });
});

describe('a typed period (PER-2)', () => {
  const read = (kind: PeriodKind, text: string, range = false) => {
    const span = readTypedSpan(kind, text, range, contextOf(kind));
    if (!span) return null;
    const ends = [span.from, span.to].map((period) => isoPeriod(kind, period));
    return span.from === span.to ? ends[0] : ends.join(' ');
  };

  // Read from each of them on, it would take minutes.
  it.each([' ', ' -', ' a ', '1 ', 'e'])('is none in a megabyte of %j', (unit) => {
    const text = `nov 2026${unit.repeat(1_000_000 / unit.length)}x`;
    for (const kind of ['month', 'quarter', 'week', 'year'] as const) {
      expect(read(kind, text, true)).toBeNull();
      expect(readTypedStart(kind, text, contextOf(kind))).toBeNull();
    }
  });

  it('is read as it is shown, one or several', () => {
    fc.assert(
      fc.property(anyKind, anyShownDay, fc.nat(60), (kind, day, length) => {
        const from = periodOf(kind, day);
        const one = { from, to: from };
        const several = { from, to: from + length };
        expect(readTypedSpan(kind, spanName(kind, one, NAMES), false, contextOf(kind))).toEqual(
          one,
        );
        expect(readTypedSpan(kind, spanName(kind, several, NAMES), true, contextOf(kind))).toEqual(
          several,
        );
      }),
    );
  });

  it.each<[PeriodKind, string, string]>([
    ['month', 'nov - feb', '2026-11 2027-02'],
    ['month', 'diciembre 2025 a enero', '2025-12 2026-01'],
    ['month', 'nov a feb 2026', '2025-11 2026-02'],
    ['month', 'marzo - enero', '2026-01 2026-03'],
    ['quarter', 'T4 - T1', '2026-Q4 2027-Q1'],
    ['week', 'semana 52 al semana 2', '2026-W52 2027-W02'],
  ])('without a year goes over New Year where that is shorter: %s %s', (kind, text, iso) => {
    expect(read(kind, text, true)).toBe(iso);
  });

  it.each<[PeriodKind, string, string]>([
    ['month', '11/2026', '2026-11'],
    ['month', '١١/٢٠٢٦', '2026-11'],
    ['month', '2026-11', '2026-11'],
    ['month', 'nov 2026', '2026-11'],
    ['month', 'Noviembre de 2025', '2025-11'],
    ['month', 'marzo', '2026-03'],
    ['month', 'ene 27', '2027-01'],
    ['month', 'hoy', '2026-11'],
    ['month', '201012', '2010-12'],
    ['week', '202648', '2026-W48'],
    ['month', '5/3/26', '2026-03'],
    ['quarter', '2026-q2', '2026-Q2'],
    ['quarter', 'T4 2026', '2026-Q4'],
    ['quarter', 'Q1 2027', '2027-Q1'],
    ['quarter', '3er trimestre de 2026', '2026-Q3'],
    ['quarter', '2', '2026-Q2'],
    ['quarter', '5/3/26', '2026-Q1'],
    ['year', '2027', '2027'],
    ['year', '27', '2027'],
    ['year', 'hoy', '2026'],
    ['week', '2026-w47', '2026-W47'],
    ['week', 'semana 47', '2026-W47'],
    ['week', 'S47 de 2025', '2025-W47'],
    ['week', '47/2026', '2026-W47'],
    ['week', 'mañana', '2026-W47'],
    ['week', '23/11/2026', '2026-W48'],
    ['month', 'FEBRERO 2026', '2026-02'],
    ['quarter', 'T4 26', '2026-Q4'],
    ['quarter', '3er trimestre 26', '2026-Q3'],
    ['week', 'semana 53 26', '2026-W53'],
    // Without a word for it two numbers are a date.
    ['quarter', '5/3', '2026-Q1'],
    ['week', '5/3', '2026-W10'],
  ])('of a %s: %s is %s', (kind, text, iso) => {
    expect(read(kind, text)).toBe(iso);
  });

  it.each<[PeriodKind, string, string]>([
    ['month', 'nov 30', '1930-11'],
    ['month', '5/3/30', '1930-03'],
    ['year', '30', '1930'],
  ])('with two digits of a year lies inside the limits, of a %s: %s is %s', (kind, text, iso) => {
    const limits = { ...contextOf(kind), max: periodOf(kind, TODAY) };
    expect(readTypedSpan(kind, text, false, limits)?.from).toBe(at(kind, iso));
  });

  it.each(['março 2026', 'marco de 2026', 'MARÇO', 'mar 26'])(
    'of a month is read with and without accents: %s',
    (text) => {
      const names = { names: dateNames('pt-BR'), labels: periodLabelsEsCO };
      expect(readTypedSpan('month', text, false, contextOf('month', names))?.from).toBe(
        at('month', '2026-03'),
      );
    },
  );

  it.each<[PeriodKind, string]>([
    ['month', '13/2026'],
    ['month', 'xyz 2026'],
    ['quarter', 'T5 2026'],
    ['quarter', '2026'],
    ['year', '201012'],
    ['week', '54 2026'],
    ['week', '2025-W53'],
    ['year', 'algo'],
  ])('of a %s is none: %s', (kind, text) => {
    expect(read(kind, text)).toBeNull();
  });

  it.each<[PeriodKind, string, string]>([
    ['month', 'enero a marzo de 2026', '2026-01 2026-03'],
    ['month', 'mar 2026 - ene 2026', '2026-01 2026-03'],
    ['quarter', 'T1 2026 – T3 2026', '2026-Q1 2026-Q3'],
    ['year', '2024 hasta 2026', '2024 2026'],
    ['week', '45 2026 al 47 2026', '2026-W45 2026-W47'],
  ])('of several, of a %s: %s is %s', (kind, text, isos) => {
    expect(read(kind, text, true)).toBe(isos);
  });
});

describe('what may be picked (PER-3)', () => {
  const free = { ...limitsOf('year'), maxItems: null, lockedAt: () => false };
  it.each([
    ['nothing is in the way', free, undefined],
    ['it begins too early', { ...free, min: 5 }, 'beforeMin'],
    ['it ends too late', { ...free, max: 5 }, 'afterMax'],
    ['an end is locked', { ...free, lockedAt: (period: number) => period === 6 }, 'locked'],
    ['there are too many', { ...free, maxItems: 2 }, 'tooLong'],
    ['there are just enough', { ...free, maxItems: 3 }, undefined],
  ])('%s', (_, constraints, type) => {
    expect(periodSpanViolation(constraints, { from: 4, to: 6 })?.type).toBe(type);
  });
});

describe('keys of the grid (PER-4)', () => {
  it.each<[PeriodKind, string, string, string | null]>([
    ['month', 'ArrowRight', '2026-12', '2027-01'],
    ['month', 'ArrowLeft', '2026-01', '2025-12'],
    ['month', 'ArrowDown', '2026-11', '2027-02'],
    ['month', 'ArrowUp', '2026-05', '2026-02'],
    ['month', 'Home', '2026-05', '2026-01'],
    ['month', 'End', '2026-05', '2026-12'],
    ['month', 'PageUp', '2026-05', '2025-05'],
    ['quarter', 'ArrowDown', '2026-Q3', '2027-Q1'],
    ['quarter', 'PageDown', '2026-Q3', '2027-Q3'],
    ['year', 'PageDown', '2026', '2038'],
    ['week', 'ArrowDown', '2026-W47', '2026-W48'],
    ['week', 'Home', '2026-W47', '2026-W45'],
    ['week', 'PageDown', '2026-W44', '2026-W48'],
    ['week', 'x', '2026-W44', null],
  ])('%s: %s at %s leads to %s', (kind, key, from, to) => {
    const next = periodByKey(kind, at(kind, from), key, false);
    expect(next === null ? null : isoPeriod(kind, next)).toBe(to);
  });

  it('turn round where the text runs from right to left', () => {
    expect(periodByKey('month', 10, 'ArrowRight', true)).toBe(9);
    expect(periodByKey('month', 10, 'ArrowLeft', true)).toBe(11);
  });
});
