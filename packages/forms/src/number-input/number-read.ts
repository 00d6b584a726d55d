import { plainChars, plainText } from '@guadua/utils/internal';
import { plainNumber } from './number-format';
import { type NumberLocale, numberLocale } from './number-locale';

export interface NumberReading {
  /** With `.` as decimal marker and nothing else but digits and a sign. */
  readonly plain: string;
  readonly ambiguous: boolean;
}

/** No longer text is a number that JavaScript can hold, however it is written. */
const LONGEST_NUMBER = 400;

/** Groups have three digits, so `1,234.5` and `1.234,5` need no locale; `1.234` does, and is ambiguous (INP-3). */
export function readNumber(text: string, locale: NumberLocale): NumberReading | null {
  if (text.length > LONGEST_NUMBER) return null;
  // Amounts are also written out in Colombia: `1.500.000 pesos m/cte`, `$ 1.500.000,oo M/L`.
  const amount = numberChars(text, locale)
    .trim()
    .replace(/(?:[.,](?:oo|-))?\s*(?:pesos?)?(?:\s+m\/?(?:cte|l)\.?)?$/i, '');
  const match =
    /^(\()?\s*([-+])?\s*(?:[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}(?![A-Za-z]))?\s*([-+])?\s*([\d.,'\s]*\d[\d.,'\s]*?)\s*(?:\p{Sc}|[A-Z]{3}|%)?\s*(\))?$/u.exec(
      amount,
    );
  // Two cells of a sheet are two numbers.
  if (!match || /[\t\r\n]/.test(amount)) return null;
  const [, open, sign, innerSign, digits = '', close] = match;
  if ((open === undefined) !== (close === undefined) || (sign && innerSign)) return null;
  const shape = readShape(digits, locale);
  if (!shape) return null;
  const negative = open !== undefined || sign === '-' || innerSign === '-';
  return negative ? { ...shape, plain: `-${shape.plain}` } : shape;
}

export function numberOf(plain: string): number {
  return Number(plain) || 0;
}

/** Las opciones de `parseNumber`. */
export interface ParseNumberOptions {
  /** Etiqueta BCP 47 que decide cuando un texto tiene dos lecturas. @default 'es-CO' */
  locale?: string | undefined;
}

/**
 * El número que dice un texto, según la forma de sus grupos; `null` si no es un número, o si JavaScript no lo guarda
 * exacto. Lee también, en un servidor, lo que envía un formulario sin JavaScript.
 * @example parseNumber('$ 1.234.567,89') // 1234567.89
 */
export function parseNumber(
  text: string,
  { locale = 'es-CO' }: ParseNumberOptions = {},
): number | null {
  const reading = readNumber(plainText(text), numberLocale(locale));
  return reading && isExact(reading.plain) ? numberOf(reading.plain) : null;
}

export function isExact(plain: string): boolean {
  const value = Number(plain);
  if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return false;
  // Fifteen digits are always safe; only longer ones need the comparison.
  return plain.length <= 15 || normalized(plainNumber(value)) === normalized(plain);
}

function normalized(plain: string): string {
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '')}`;
}

/** Makes one mark of all apostrophes, which also part groups, and of the decimal mark beside Arabic digits. */
export function numberChars(text: string, { decimal }: NumberLocale): string {
  return plainChars(text)
    .replace(/\u066b/g, decimal)
    .replace(/[\u2018\u2019\u02bc\u00b4\u0060\u2032\u066c]/g, "'");
}

function readShape(digits: string, locale: NumberLocale): NumberReading | null {
  const marks = digits.replace(/\d/g, '');
  const kinds = new Set(marks.replace(/\s/g, ' '));
  if (kinds.size === 0) return { plain: digits, ambiguous: false };
  const quiet = kinds.has(' ') || kinds.has("'");
  const points = marks.replace(/[^.,]/g, '');
  const last = points.at(-1);

  if (last === undefined) return grouped(digits, '', locale);
  const at = digits.lastIndexOf(last);
  const before = digits.slice(0, at);
  const after = digits.slice(at + 1);
  const several = points.indexOf(last) !== points.length - 1;
  if (several) {
    // A mark that stands twice is a group separator, if all of them are of one kind.
    const even = [...points].every((point) => point === last);
    // With apostrophes between, as millions are written in Colombia (1.234'567.890), it is the group mark.
    if (!even || (quiet && last !== locale.group)) return null;
    // 1.500.000.00, as many invoices have it: one digit or two are no group, so they are cents.
    return (
      grouped(digits, '', locale) ?? (/^\d\d?$/.test(after) ? grouped(before, after, locale) : null)
    );
  }
  if (!/^\d*$/.test(after)) return null;
  // 4'500.000 are four and a half millions: behind the group mark, three digits are a group.
  if (quiet && last === locale.group && after.length === 3) return grouped(digits, '', locale);
  if (points.length > 1 || quiet) return grouped(before, after, locale);

  // A single mark may be the decimal one or that of a group.
  const canGroup = /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
  if (!canGroup) return { plain: `${before || '0'}${after && '.'}${after}`, ambiguous: false };
  const plain = last === locale.group ? before + after : `${before}.${after}`;
  return { plain, ambiguous: true };
}

function grouped(integer: string, fraction: string, locale: NumberLocale): NumberReading | null {
  const groups = integer.split(/[.,'\s]/);
  const [first = '', ...rest] = groups;
  const fits =
    /^\d{1,3}$/.test(first) &&
    rest.every((group, index) => {
      const inner = locale.secondary === 2 && index < rest.length - 1;
      return group.length === 3 || (inner && group.length === 2);
    });
  if (!fits) return null;
  return {
    plain: groups.join('') + (fraction && `.${fraction}`),
    // 4'500.000 again, where the dot is the decimal mark: two readings, but where apostrophes group.
    ambiguous: fraction.length === 3 && locale.group !== "'" && /^\d+'\d+$/.test(integer),
  };
}
