import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayParts,
  firstOfMonth,
  lastOfMonth,
  monthIndex,
  monthOf,
  parseIsoDay,
  weekday,
} from '../../core/day';
import { clampDay, moveByKey } from './grid-keys';
import { monthGrid, weekdayOrder } from './month-grid';

const anyMonth = fc.integer({ min: monthIndex(1920, 1), max: monthIndex(2100, 12) });
const anyFirstDay = fc.integer({ min: 0, max: 6 });
const day = (text: string) => parseIsoDay(text) ?? Number.NaN;

describe('monthGrid (DAT-14)', () => {
  it('has each day of the month once, in order, under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, anyFirstDay, fc.boolean(), (month, firstDay, outside) => {
        const weeks = monthGrid(month, firstDay, outside);
        const order = weekdayOrder(firstDay);
        const days = weeks.flatMap(({ cells }) => cells).filter((cell) => cell !== null);
        const own = days.filter((one) => monthOf(one) === month);
        expect(own.length).toBe(lastOfMonth(month) - firstOfMonth(month) + 1);
        expect(own.map((one) => dayParts(one).day)).toEqual(own.map((_, index) => index + 1));
        expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
        expect(days.length).toBe(outside ? 42 : own.length);
        for (const { cells } of weeks) {
          cells.forEach((cell, column) => {
            if (cell !== null) expect(weekday(cell)).toBe(order[column]);
          });
        }
      }),
    );
  });
});

describe('moveByKey (DAT-13)', () => {
  it.each([
    ['ArrowLeft', false, '2026-03-01', '2026-02-28'],
    ['ArrowRight', false, '2026-12-31', '2027-01-01'],
    ['ArrowUp', false, '2026-03-05', '2026-02-26'],
    ['ArrowDown', false, '2026-02-26', '2026-03-05'],
    ['Home', false, '2026-11-20', '2026-11-16'],
    ['End', false, '2026-11-20', '2026-11-22'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', true, '2028-02-29', '2027-02-28'],
    ['PageDown', true, '2028-02-29', '2029-02-28'],
  ])('%s (shift %s) goes from %s to %s', (key, shiftKey, from, to) => {
    expect(moveByKey(day(from), { key, shiftKey }, 1)).toBe(day(to));
  });

  it('turns the side arrows round from right to left', () => {
    expect(moveByKey(10, { key: 'ArrowLeft', shiftKey: false }, 1, true)).toBe(11);
    expect(moveByKey(10, { key: 'ArrowRight', shiftKey: false }, 1, true)).toBe(9);
  });

  it('leaves other keys alone', () => {
    expect(moveByKey(10, { key: 'a', shiftKey: false }, 1)).toBeNull();
  });

  it('stays within bounds and within the years of four digits', () => {
    expect(clampDay(5, 10, 20)).toBe(10);
    expect(clampDay(25, 10, 20)).toBe(20);
    expect(clampDay(1e9)).toBe(day('9999-12-31'));
    expect(clampDay(-1e9)).toBe(day('0001-01-01'));
  });
});
