import { warnOnce } from '@guadua/utils/internal';
import type { TimeFormat } from '../core/clock-time';
import { toUnicodePattern } from '../functions/pattern';
import { unknownLetters } from './date-text';

/**
 * The Unicode pattern of an input, by the caller or the locale (DAT-8). `DD/MM/YYYY` is understood as
 * well (DTF-1).
 *
 * @param clock How times are shown, `null` without a time.
 */
export function inputPattern(
  given: string | undefined,
  locale: string,
  clock: TimeFormat | null,
  component: string,
): string {
  if (given !== undefined) {
    const pattern = toUnicodePattern(given);
    warnOfUnknownLetters(given, pattern, component);
    return pattern;
  }
  // Everyone else who is likely to use this library writes the day first.
  const date = /^en\b(?!-(?:GB|AU|NZ|IE|IN|ZA))/.test(locale) ? 'MM/dd/y' : 'dd/MM/y';
  return clock === null ? date : `${date}, ${clockPattern(clock)}`;
}

/** The Unicode pattern of a time. */
export function clockPattern({ hourCycle, seconds }: TimeFormat): string {
  const minutes = seconds ? 'mm:ss' : 'mm';
  return hourCycle === 24 ? `HH:${minutes}` : `hh:${minutes} a`;
}

function warnOfUnknownLetters(given: string, pattern: string, component: string): void {
  // In this form bundlers drop the search from a production build, as they do `warnOnce` itself.
  try {
    if (process.env.NODE_ENV !== 'production') {
      const unknown = unknownLetters(pattern);
      if (unknown === '') return;
      warnOnce(
        component,
        `inputFormat: "${given}" has letters that stand for nothing ("${unknown}"). Put texts between apostrophes, as in "d 'de' MMMM".`,
        'date-format',
      );
    }
  } catch {
    // A page without a bundler has no `process`.
  }
}
