import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { parseIsoDay } from '../core/day';
import { localDay, zoneOf } from '../core/zone';
import { highlighter } from './highlighter';

const codec = { zone: zoneOf('UTC'), valueAs: 'iso', time: false, seconds: false } as const;
const day = (date: number) => (parseIsoDay('2026-11-01') ?? Number.NaN) + date - 1;
const highlights = (
  days: Parameters<typeof highlighter>[0],
  features: Parameters<typeof highlighter>[2] = [],
) => {
  const at = highlighter(days, codec, features, 'Calendar');
  return Array.from({ length: 12 }, (_, index) => at(day(index + 1))?.label);
};

describe('which days stand out (DAT-6)', () => {
  it('are single days and ranges by either end, the later of two that hold a day', () => {
    expect(
      highlights([
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
    const at = highlighter([{ date: '2026-11-02', className: 'feria' }], codec, [], 'Calendar');
    expect(at(day(2))).toEqual({ label: '', className: 'feria' });
    expect(at(day(3))).toBeNull();
  });

  it('leave out what is no date, with a warning', () => {
    expect(
      highlights([
        'mayo',
        { date: '2026-11-02', to: 'junio', label: 'Feria' },
        { date: 'julio', to: '2026-11-02' },
        '2026-11-01',
      ]),
    ).toEqual(['', ...Array.from({ length: 11 }, () => undefined)]);
    expectConsole('warn', '"mayo" is no date', '"junio" is no date', '"julio" is no date');
  });

  it('are those of the list before those of the plugins, of which the first one counts (DAT-11)', () => {
    const on = (date: number, label: string) => ({
      highlightDay: (one: Date) => (localDay(one) === day(date) ? label : null),
    });
    const plugins = [{}, on(2, 'Feria'), on(3, 'Baile'), on(3, 'Cierre'), on(4, '')];
    expect(highlights(['2026-11-02'], plugins).slice(0, 5)).toEqual([
      ...[undefined, '', 'Baile', '', undefined],
    ]);
    const at = highlighter([], codec, plugins, 'Calendar');
    expect(at(day(3))).toEqual({ label: 'Baile', className: undefined });
    expect(at(day(5))).toBeNull();
  });
});
