import { dateNames } from '../core/date-names';
import { realDay } from '../core/day';
import { momentAt } from '../core/moment';
import { zoneOf } from '../core/zone';
import { formatMoment, readParts, unknownLetters } from '../text/date-text';
import { toUnicodePattern } from '../text/pattern';
import { givenDate } from './given';

/** Una etiqueta de idioma como `es-CO`: en ese idioma se escriben y se leen meses y días. */
export type DateLocale = 'es-CO' | 'en-US' | 'pt-BR' | (string & {});
export interface TimeZoneOptions {
  /** Zona horaria IANA, por ejemplo `America/Bogota`. @default la del navegador */
  timeZone?: string | undefined;
}

/**
 * Escribe una fecha según un patrón, como `inputFormat`: `YY`, `YYYY`, `M`, `MM`, `MMM`, `MMMM`, `D`, `DD` (`\`
 * escapa), o los de Unicode: `y`, `yy`, `M` a `MMMM`, `d`, `EEE`, `EEEE`, `H`, `h`, `m`, `s`, `a`.
 * @returns El texto; vacío si la fecha no es válida.
 * @throws TypeError Sin patrón, o con una letra que no es de un patrón.
 * @example formatDate(date, 'D de MMMM de YYYY') // '20 de noviembre de 2026'
 */
export function formatDate(
  date: Date,
  pattern: string,
  locale: DateLocale = 'es-CO',
  { timeZone }: TimeZoneOptions = {},
): string {
  const unicode = unicodePattern('formatDate', pattern);
  const given = givenDate('formatDate', date);
  const zone = zoneOf(timeZone, 'formatDate');
  if (Number.isNaN(given.getTime())) return '';
  return formatMoment(momentAt(given, zone), unicode, dateNames(locale));
}

/**
 * Lee un texto según un patrón, al contrario de `formatDate`. Un formulario envía `yyyy-MM-dd`; sin JavaScript, el
 * texto que se ve (`dd/MM/y`).
 * @returns La fecha, a las 00:00 si el patrón no tiene hora; `null` si el texto no lo sigue, si la fecha no existe,
 *   como 31/02/2026, o si el año tiene menos de cuatro dígitos (salvo con `yy`: 1950 a 2049).
 * @throws TypeError Sin patrón, pues `5/3/26` podría ser dos días, o con una letra que no es de un patrón.
 */
export function parseDate(
  text: string,
  pattern: string,
  locale: DateLocale = 'es-CO',
  { timeZone }: TimeZoneOptions = {},
): Date | null {
  const unicode = unicodePattern('parseDate', pattern);
  const parts = readParts(text, unicode, dateNames(locale));
  const zone = zoneOf(timeZone, 'parseDate');
  if (!parts) return null;
  const { year = '2000', month = 1, day = 1, time = 0 } = parts;
  const found = realDay(year.length === 2 ? nearYear(Number(year)) : Number(year), month, day);
  return found === null ? null : zone.instant(found, time * 1000);
}

function nearYear(digits: number): number {
  return 1950 + ((digits + 50) % 100);
}

function unicodePattern(name: string, pattern: string): string {
  if (typeof pattern !== 'string') {
    throw new TypeError(`${name}: the pattern is missing. Give one, such as "dd/MM/y".`);
  }
  const unicode = toUnicodePattern(pattern);
  const unknown = unknownLetters(unicode);
  if (unknown === undefined) return unicode;
  throw new TypeError(
    `${name}: "${unknown}" in "${pattern}" is no token. Write letters in quotes: 'de'.`,
  );
}
