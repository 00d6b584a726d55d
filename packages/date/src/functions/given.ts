import { tz } from '@date-fns/tz';
import { warnOnce } from '@guadua/utils/internal';
import { isZone } from '../core/zone';
import type { TimeZoneOptions } from './format-date';

/**
 * A date that a function is given (DTF-6): what is none, from a caller without types, counts as an invalid
 * one, with a warning. A date of another window is one.
 *
 * @param name The function, for the warning.
 */
export function givenDate(name: string, date: Date): Date {
  if (Object.prototype.toString.call(date) === '[object Date]') return date;
  warnOnce(
    name,
    `date: "${String(date)}" is no Date and counts as an invalid one. Give a Date: toDate and parseDate make one of a text.`,
    'date-given',
  );
  return new Date(Number.NaN);
}

/** A number, also as its digits; `NaN` for what is neither, which `Number` would make a 0 of. */
export function givenNumber(value: number): number {
  return typeof value === 'number' ? value : Number.parseFloat(value);
}

/** The zone in which date-fns works; the local one, with a warning, where there is none of that name. */
export function zoneContext(name: string, { timeZone }: TimeZoneOptions) {
  return isNamed(timeZone) && isZone(timeZone, name) ? tz(timeZone) : undefined;
}

/** `null`, from a caller without types, names no zone. */
function isNamed(timeZone: string | null | undefined): timeZone is string {
  return timeZone !== undefined && timeZone !== null;
}
