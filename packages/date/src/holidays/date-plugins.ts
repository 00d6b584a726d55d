import { localDay } from '../core/zone';
import type { DatePlugin } from '../value/plugins.types';
import { type BusinessDayOptions, isBusinessDay } from './business-days';
import { holidayName } from './colombian-holidays';
export interface HolidaysCoOptions {
  /** Los festivos no se pueden elegir; su nombre es el motivo. @default false */
  lock?: boolean | undefined;
}

/** Resalta los festivos de Colombia con su nombre, y puede bloquearlos. */
export function holidaysCo({ lock = false }: HolidaysCoOptions = {}): DatePlugin {
  const nameOf = (date: Date) => holidayName(localDay(date));
  return () => ({
    highlightDay: nameOf,
    lockDay: lock ? (date) => nameOf(date) ?? false : undefined,
  });
}

/** Bloquea fines de semana y festivos, y cuenta los días hábiles de un rango. */
export function businessDays(options: Omit<BusinessDayOptions, 'timeZone'> = {}): DatePlugin {
  const { saturday, isHoliday } = options;
  // Days come as local dates, whatever the calendar's zone.
  const isBusiness = (date: Date) => isBusinessDay(date, { saturday, isHoliday });
  return () => ({ lockDay: (date) => !isBusiness(date), isBusinessDay: isBusiness });
}
