import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { parseIsoDay } from '../core/day';
import { localDate } from '../core/zone';
import type { DayHighlight } from '../value/plugins.types';
import { highlightDays } from './highlight-days';

const highlightAt = (days: Parameters<typeof highlightDays>[0], date: number) => {
  const day = (parseIsoDay('2026-11-01') ?? Number.NaN) + date - 1;
  return highlightDays(days)().highlightDay?.(localDate(day)) ?? null;
};
const labels = (days: Parameters<typeof highlightDays>[0]) =>
  Array.from({ length: 12 }, (_, index) => {
    const highlight = highlightAt(days, index + 1) as DayHighlight | null;
    return highlight?.label;
  });

describe('days that stand out (DAT-6)', () => {
  it('are single days and ranges by either end, the later of two that hold a day', () => {
    expect(
      labels([
        '2026-11-02',
        { date: '2026-11-09', to: '2026-11-05', label: 'Feria' },
        { date: '2026-11-08', to: '2026-11-10', label: 'Cierre' },
        { date: '2026-11-07', label: 'Baile' },
      ]),
    ).toEqual([
      ...[undefined, '', undefined, undefined],
      ...['Feria', 'Feria', 'Baile', 'Cierre', 'Cierre', 'Cierre'],
      ...[undefined, undefined],
    ]);
  });

  it('have the class they are given', () => {
    const days = [{ date: '2026-11-02', className: 'feria' }];
    expect(highlightAt(days, 2)).toEqual({ label: '', className: 'feria' });
    expect(highlightAt(days, 3)).toBeNull();
  });

  it('leave out what is no date, with a warning', () => {
    expect(
      labels([
        'mayo',
        { date: '2026-11-02', to: 'junio', label: 'Feria' },
        { date: 'julio', to: '2026-11-02' },
        '2026-11-01',
      ]),
    ).toEqual(['', ...Array.from({ length: 11 }, () => undefined)]);
    expectConsole('warn', '"mayo" is no date', '"junio" is no date', '"julio" is no date');
  });
});
