import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toDay } from './day';
import { createDayCount } from './locked-days';

const FIRST = toDay(2024, 1, 1);
const isWeekday = (date: Date) => date.getDay() % 6 !== 0;
const isOdd = (date: Date) => date.getDate() % 2 === 1;

describe('createDayCount', () => {
  it('counts the days that pass every test, as one would one by one', () => {
    const count = createDayCount([isWeekday, isOdd]);
    const spans = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 0, max: 500 }));
    fc.assert(
      fc.property(spans, ([start, length]) => {
        const from = FIRST + start;
        const days = Array.from({ length: length + 1 }, (_, index) => from + index);
        const passed = days.filter((day) => {
          const date = new Date(2024, 0, 1 + day - FIRST);
          return isWeekday(date) && isOdd(date);
        });
        expect(count(from, from + length)).toBe(passed.length);
      }),
    );
  });

  it('counts nothing without a test, nor in a range of more than a century', () => {
    expect(createDayCount([])(FIRST, FIRST)).toBeNull();
    const test = vi.fn(() => true);
    expect(createDayCount([test])(FIRST, FIRST + 40_000)).toBeNull();
    expect(test).not.toHaveBeenCalled();
  });
});
