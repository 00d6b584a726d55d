import type { HourCycle } from '../core/clock-time';

const known = new Map<string, HourCycle>();

/** Twelve or twenty-four hours, by the custom of a locale; the Spanish of Colombia has twelve. */
export function localeHourCycle(locale: string): HourCycle {
  if (/^es(?:-419|-CO)?$/i.test(locale)) return 12;
  let cycle = known.get(locale);
  if (!cycle) {
    cycle = engineHourCycle(locale);
    known.set(locale, cycle);
  }
  return cycle;
}

function engineHourCycle(locale: string): HourCycle {
  try {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
  } catch {
    // A malformed tag must not throw in the middle of a render.
    return 12;
  }
}
