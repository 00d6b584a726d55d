import { warnOnce } from '@guadua/utils/internal';
import type { TimeFormat } from '../core/clock-time';
import { unknownLetters } from './date-text';
import { toUnicodePattern } from './pattern';

export function inputPattern(
  given: string | undefined,
  locale: string,
  clock: TimeFormat | null,
  component: string,
): string {
  if (given !== undefined) {
    const pattern = toUnicodePattern(given);
    warnOnce(
      component,
      () => {
        const unknown = unknownLetters(pattern);
        return (
          unknown !== '' &&
          `inputFormat: "${given}" has letters that stand for nothing ("${unknown}"). Put texts between apostrophes, as in "d 'de' MMMM".`
        );
      },
      'date-format',
    );
    return pattern;
  }
  // Everyone else who is likely to use this library writes the day first.
  const date = /^en\b(?!-(?:GB|AU|NZ|IE|IN|ZA))/.test(locale) ? 'MM/dd/y' : 'dd/MM/y';
  return clock === null ? date : `${date}, ${clockPattern(clock)}`;
}

function clockPattern({ hourCycle, seconds }: TimeFormat): string {
  const minutes = seconds ? 'mm:ss' : 'mm';
  return hourCycle === 24 ? `HH:${minutes}` : `hh:${minutes} a`;
}
