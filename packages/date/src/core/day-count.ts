import { type Day, firstOfMonth, lastOfMonth, type MonthIndex, monthOf } from './day';
import { MAX_SCANNED_DAYS } from './locked-days';
import { localDate } from './zone';

/** Counts the days of a range that pass every test, `null` without a test and for ranges of more than a century. */
export function createDayCount(
  tests: readonly ((date: Date) => boolean)[],
): (from: Day, to: Day) => number | null {
  const months = new Map<MonthIndex, number>();
  const count = (from: Day, to: Day) => {
    let passed = 0;
    for (let day = from; day <= to; day += 1) {
      const date = localDate(day);
      if (tests.every((test) => test(date))) passed += 1;
    }
    return passed;
  };
  const wholeMonth = (month: MonthIndex) => {
    let known = months.get(month);
    if (known === undefined) {
      known = count(firstOfMonth(month), lastOfMonth(month));
      months.set(month, known);
    }
    return known;
  };
  return (from, to) => {
    if (tests.length === 0 || to - from >= MAX_SCANNED_DAYS) return null;
    const [first, last] = [monthOf(from), monthOf(to)];
    if (first === last) return count(from, to);
    let total = count(from, lastOfMonth(first)) + count(firstOfMonth(last), to);
    for (let month = first + 1; month < last; month += 1) total += wholeMonth(month);
    return total;
  };
}
