import type { DateShortcut } from '../core/date-shortcuts';
import { endOfDay, localDate, localDay } from '../core/zone';
import { businessDayAfter } from './business-days';

/**
 * Un acceso directo de hoy al día hábil que queda a esa distancia, para `shortcuts`.
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
