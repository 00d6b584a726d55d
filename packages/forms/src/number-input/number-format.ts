import { type NumberLocale, numberLocale } from './number-locale';

/** Las opciones de `formatNumber`. */
export interface FormatNumberOptions {
  /** Etiqueta BCP 47 de la que se toman los separadores. @default 'es-CO' */
  locale?: string | undefined;
  /** Cuántos decimales como máximo; los demás se redondean. Sin ella, todos los que haya. */
  decimals?: number | undefined;
  /** Completa con ceros hasta `decimals`. @default false */
  fixedDecimals?: boolean | undefined;
}

/**
 * Un número como lo escribe el idioma: `formatNumber(1234567.89)` es `'1.234.567,89'`. Lo que no es un número finito
 * da un texto vacío.
 */
export function formatNumber(
  value: number,
  { locale = 'es-CO', decimals, fixedDecimals = false }: FormatNumberOptions = {},
): string {
  if (!Number.isFinite(value)) return '';
  return showPlain(plainNumber(value, decimals, fixedDecimals), numberLocale(locale));
}

/** Las opciones de `formatCurrency`. */
export interface FormatCurrencyOptions extends FormatNumberOptions {
  /** Cuántos decimales como máximo. @default 2 */
  decimals?: number | undefined;
  /** Lo que va antes del valor. @default '$' */
  symbol?: string | undefined;
}

/**
 * Un valor en dinero con su símbolo y un espacio que no se parte: `$ 1.234,5`, `-$ 1.234`. Con dos decimales a lo
 * sumo, si `decimals` no dice otra cosa.
 */
export function formatCurrency(value: number, options: FormatCurrencyOptions = {}): string {
  const { symbol = '$', decimals = 2 } = options;
  const text = formatNumber(value, { ...options, decimals });
  if (text === '') return '';
  const sign = text.startsWith('-') ? '-' : '';
  return `${sign}${symbol}\u00a0${sign === '' ? text : text.slice(1)}`;
}

/** A number with `.` as marker and nothing else: never an exponent, never a negative zero. */
export function plainNumber(value: number, decimals?: number, fixed = false): string {
  const text = String(value);
  const plain = text.includes('e')
    ? value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text;
  return decimals === undefined ? plain : withDecimals(plain, decimals, fixed);
}

/** With so many decimals at most, a five rounded up, or exactly so many where they are `fixed` (INP-3). */
export function withDecimals(plain: string, decimals: number, fixed = false): string {
  const text = decimalsOf(plain) > decimals ? rounded(plain, decimals) : plain;
  const missing = fixed ? decimals - decimalsOf(text) : 0;
  if (missing <= 0) return text;
  return text + (text.includes('.') ? '' : '.') + '0'.repeat(missing);
}

export function decimalsOf(plain: string): number {
  const dot = plain.indexOf('.');
  return dot < 0 ? 0 : plain.length - dot - 1;
}

/** Rounds the digits as they read: 1.005 becomes 1.01, though its binary fraction is less. */
function rounded(plain: string, decimals: number): string {
  const start = plain.indexOf('.') + 1;
  const end = start + decimals;
  const up = plain.charAt(end) >= '5' ? 1 : 0;
  const units = Math.abs(Number(plain.slice(0, start - 1) + plain.slice(start, end))) + up;
  // What has more digits than a number can hold stays as it is, and no field takes it.
  if (!Number.isSafeInteger(units)) return plain;
  const value = units / 10 ** decimals;
  return plainNumber(plain.startsWith('-') ? -value : value);
}

/** A plain number in the locale's shape; it may be unfinished (`-`, `12.`). */
export function showPlain(plain: string, locale: NumberLocale): string {
  const start = plain.charCodeAt(0) === 45 ? 1 : 0;
  const dot = plain.indexOf('.');
  const end = dot < 0 ? plain.length : dot;
  let text = plain.slice(0, start);
  if (end - start < locale.grouped) text += plain.slice(start, end);
  else {
    const { group, primary, secondary } = locale;
    const last = end - primary;
    let at = start + ((last - start) % secondary || secondary);
    text += plain.slice(start, at);
    for (; at < last; at += secondary) text += group + plain.slice(at, at + secondary);
    text += group + plain.slice(last, end);
  }
  return dot < 0 ? text : text + locale.decimal + plain.slice(dot + 1);
}
