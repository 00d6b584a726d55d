import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { ptBR } from 'date-fns/locale/pt-BR';
import { parse } from 'date-fns/parse';
import { pad } from '../core/day';
import { toUnicodePattern } from '../text/pattern';
import { givenDate } from './given';
import { zoneContext } from './zone-context';

/** A language tag (Spanish, English and Portuguese are built in), or a locale of date-fns. */
export type DateLocale = 'es-CO' | 'en-US' | 'pt-BR' | (string & {}) | Locale;
export interface TimeZoneOptions {
  /** Zona horaria IANA, por ejemplo `America/Bogota`. @default la del navegador */
  timeZone?: string | undefined;
}

/**
 * Writes a date by a pattern (DTF-1): the tokens `YY`, `YYYY`, `M`, `MM`, `MMM`, `MMMM`, `D`, `DD`
 * (`\` escapes), or a Unicode pattern such as `dd/MM/y, hh:mm a`.
 * @returns The text; an empty one for an invalid date.
 * @throws TypeError without a pattern.
 * @example formatDate(date, 'D de MMMM de YYYY') // '20 de noviembre de 2026'
 */
export function formatDate(
  date: Date,
  pattern: string,
  locale: DateLocale = 'es-CO',
  options: TimeZoneOptions = {},
): string {
  const unicode = unicodePattern('formatDate', pattern);
  const given = givenDate('formatDate', date);
  if (Number.isNaN(given.getTime())) return '';
  return format(given, unicode, {
    locale: localeOf(locale),
    in: zoneContext('formatDate', options),
  });
}

/**
 * Reads a text by a pattern, the counterpart of `formatDate` (DTF-1).
 * @returns The date, with the time 00:00 where the pattern has none; `null` when the text does not
 * follow the pattern or names an impossible date, such as 31/02/2026, or a year of fewer than four digits (unless by
 * `yy`). A form sends `yyyy-MM-dd`; without scripts it sends the visible text (`dd/MM/y`).
 * @throws TypeError without a pattern: `5/3/26` could be two days.
 */
export function parseDate(
  text: string,
  pattern: string,
  locale: DateLocale = 'es-CO',
  options: TimeZoneOptions = {},
): Date | null {
  const unicode = unicodePattern('parseDate', pattern);
  // From a caller without types: digits may come as a number, and `null` is an empty text.
  const written = String(text ?? '').trim();
  const start = new Date(2000, 0, 1);
  const date = parse(written, unicode, start, {
    locale: localeOf(locale),
    in: zoneContext('parseDate', options),
  });
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  // `y` takes "26" for the year 26: that is never what was meant, and the century can't be guessed.
  const year = date.getFullYear();
  const isWritten = year >= 1000 || written.includes(pad(year, 4));
  return isWritten ? new Date(time) : null;
}

function unicodePattern(name: string, pattern: string): string {
  if (typeof pattern === 'string') return toUnicodePattern(pattern);
  throw new TypeError(`${name}: the pattern is missing. Give one, such as "dd/MM/y".`);
}

function localeOf(locale: DateLocale): Locale {
  if (typeof locale !== 'string') return locale ?? es;
  if (/^en/i.test(locale)) return enUS;
  return /^pt/i.test(locale) ? ptBR : es;
}
