import type { Day } from './day';
import { MAX_SCANNED_DAYS } from './locked-days';
import { localDate } from './zone';

/** Counts the days of a range that pass every test, `null` without a test and for ranges of more than a century. */
export function createDayCount(
  tests: readonly ((date: Date) => boolean)[],
): (from: Day, to: Day) => number | null {
  return (from, to) => {
    if (tests.length === 0 || to - from >= MAX_SCANNED_DAYS) return null;
    let total = 0;
    for (let day = from; day <= to; day += 1) {
      const date = localDate(day);
      if (tests.every((test) => test(date))) total += 1;
    }
    return total;
  };
}
