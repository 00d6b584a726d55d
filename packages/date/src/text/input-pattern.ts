import type { TimeFormat } from '../core/clock-time';
import { toUnicodePattern } from './pattern';

export function inputPattern(
  given: string | undefined,
  locale: string,
  clock: TimeFormat | null,
): string {
  if (given !== undefined) return toUnicodePattern(given);
  // Everyone else who is likely to use this library writes the day first.
  const date = /^en\b(?!-(?:GB|AU|NZ|IE|IN|ZA))/.test(locale) ? 'MM/dd/y' : 'dd/MM/y';
  return clock === null ? date : `${date}, ${clockPattern(clock)}`;
}

export function clockPattern({ hourCycle, seconds }: TimeFormat): string {
  const minutes = seconds ? 'mm:ss' : 'mm';
  return hourCycle === 24 ? `HH:${minutes}` : `hh:${minutes} a`;
}
