import { expect, it } from 'vitest';
import { dateNames } from '../core/date-names';
import { FIRST_DAY, LAST_DAY, toDay } from '../core/day';
import { periodLabelsEsCO } from '../labels/es-co';
import { isoPeriod, type PeriodKind, periodOf } from './periods';
import { readTypedSpan } from './read-typed-period';

it.each<[PeriodKind, string, string]>([
  ['month', 'marzo \u2212 abril', '2026-03 2026-04'],
  ['month', 'enero–marzo 2026', '2026-01 2026-03'],
  ['week', 'semana 10–12', '2026-W10 2026-W12'],
])('parts two periods by any dash: %s %s (PER-2)', (kind, text, expected) => {
  const today = toDay(2026, 11, 20);
  const [min, max] = [periodOf(kind, FIRST_DAY), periodOf(kind, LAST_DAY)];
  const context = { names: dateNames('es-CO'), labels: periodLabelsEsCO, today, min, max };
  const span = readTypedSpan(kind, text, true, context);
  const ends = span ? [span.from, span.to] : [];
  expect(ends.map((period) => isoPeriod(kind, period)).join(' ')).toBe(expected);
});
