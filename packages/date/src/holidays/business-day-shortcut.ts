import type { DateShortcut } from '../core/date-shortcuts';
import { endOfDay, localDate, localDay } from '../core/zone';
import { businessDayAfter } from './business-days';

/**
 * A shortcut from today to the business day that lies so many of them ahead (DAT-9). It is a function of its
 * own, so that only who uses it carries the holidays.
 * @example <DateRangePicker shortcuts={['today', businessDaysAhead(5), businessDaysAhead(15)]} />
 */
export function businessDaysAhead(amount: number, label = `+${amount} días hábiles`): DateShortcut {
  return {
    label,
    range: (today) => ({
      from: localDate(localDay(today)),
      to: endOfDay(businessDayAfter(localDay(today), amount)),
    }),
  };
}
