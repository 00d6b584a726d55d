import type { HourCycle } from '../core/clock-time';
import { formatterFor } from '../core/date-names';

const known = new Map<string, HourCycle>();

/** Twelve or twenty-four hours, by the custom of a locale; the Spanish of Colombia has twelve. */
export function localeHourCycle(locale: string): HourCycle {
  if (/^es(?:-419|-CO)?$/i.test(locale)) return 12;
  let cycle = known.get(locale);
  if (!cycle) {
    cycle = formatterFor(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
    known.set(locale, cycle);
  }
  return cycle;
}
