import { localDay } from '../core/zone';
import type { DatePlugin } from '../value/plugins.types';
import { type BusinessDayOptions, isBusinessDay } from './business-days';
import { holidayName } from './colombian-holidays';
export interface HolidaysCoOptions {
  /** Los festivos no se pueden elegir; su nombre es el motivo. @default false */
  lock?: boolean | undefined;
}

/**
 * Highlights the holidays of Colombia with their names, and can lock them (DAT-11). The same options
 * give the same plugin: it may be called while rendering.
 */
export function holidaysCo({ lock = false }: HolidaysCoOptions = {}): DatePlugin {
  return lock ? lockedHolidays : namedHolidays;
}

/**
 * Locks weekends and holidays, and counts the business days of a range (DAT-4, DAT-11). Without options
 * it gives the same plugin each time.
 */
export function businessDays(options: Omit<BusinessDayOptions, 'timeZone'> = {}): DatePlugin {
  const { saturday, isHoliday } = options;
  if (saturday === undefined && isHoliday === undefined) return usualBusinessDays;
  return () => businessDayFeatures({ saturday, isHoliday });
}

const nameOf = (date: Date) => holidayName(localDay(date));

const namedHolidays: DatePlugin = () => ({ highlightDay: nameOf });

const lockedHolidays: DatePlugin = () => ({
  highlightDay: nameOf,
  lockDay: (date) => nameOf(date) ?? false,
});

const usualBusinessDays: DatePlugin = () => businessDayFeatures({});

// Days come as local dates, whatever the calendar's zone.
const businessDayFeatures = (options: BusinessDayOptions) => ({
  lockDay: (date: Date) => !isBusinessDay(date, options),
  isBusinessDay: (date: Date) => isBusinessDay(date, options),
});
