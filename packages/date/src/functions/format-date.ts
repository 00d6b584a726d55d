import { tz } from '@date-fns/tz';
import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { ptBR } from 'date-fns/locale/pt-BR';
import { parse } from 'date-fns/parse';
import { pad } from '../core/day';
import { toUnicodePattern } from './pattern';

/** A language tag (Spanish, English and Portuguese are built in), or a locale of date-fns. */
export type DateLocale = 'es-CO' | 'en-US' | 'pt-BR' | (string & {}) | Locale;

/** In which time zone a function reads and writes the clock. */
export interface TimeZoneOptions {
  /**
   * Zona horaria IANA, por ejemplo `America/Bogota`.
   * @default la del navegador
   */
  timeZone?: string | undefined;
}

/**
 * Writes a date by a pattern (DTF-1): the tokens `YY`, `YYYY`, `M`, `MM`, `MMM`, `MMMM`, `D`, `DD`
 * (`\` escapes), or a Unicode pattern such as `dd/MM/y, hh:mm a`.
 *
 * @returns The text; an empty one for a date that is none.
 * @example formatDate(date, 'D de MMMM de YYYY') // '20 de noviembre de 2026'
 */
export function formatDate(
  date: Date,
  pattern: string,
  locale: DateLocale = 'es-CO',
  options: TimeZoneOptions = {},
): string {
  if (Number.isNaN(date.getTime())) return '';
  return format(date, toUnicodePattern(pattern), {
    locale: localeOf(locale),
    in: zoneContext(options),
  });
}

/**
 * Reads a text by a pattern, the counterpart of `formatDate` (DTF-1).
 *
 * @returns The date, with the time 00:00 where the pattern has none; `null` when the text does not
 * follow the pattern or names an impossible date, such as 31/02/2026, or a year of fewer than four digits (unless by `yy`).
 */
export function parseDate(
  text: string,
  pattern: string,
  locale: DateLocale = 'es-CO',
  options: TimeZoneOptions = {},
): Date | null {
  const start = new Date(2000, 0, 1);
  const date = parse(text.trim(), toUnicodePattern(pattern), start, {
    locale: localeOf(locale),
    in: zoneContext(options),
  });
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  // `y` takes "26" for the year 26: that is never what was meant, and the century can't be guessed.
  const year = date.getFullYear();
  const isWritten = year >= 1000 || text.includes(pad(year, 4));
  return isWritten ? new Date(time) : null;
}

function localeOf(locale: DateLocale): Locale {
  if (typeof locale !== 'string') return locale;
  if (locale.startsWith('en')) return enUS;
  return locale.startsWith('pt') ? ptBR : es;
}

function zoneContext({ timeZone }: TimeZoneOptions) {
  return timeZone === undefined ? undefined : tz(timeZone);
}
