import { type NumberLocale, numberLocale } from './number-locale';

/** Options of `formatNumber`. */
export interface FormatNumberOptions {
  /** Etiqueta BCP 47 de la que se toman los separadores. @default 'es-CO' */
  locale?: string | undefined;
  /** Cuántos decimales como máximo; los demás se redondean. Sin ella, todos los que haya. */
  decimals?: number | undefined;
  /** Completa con ceros hasta `decimals`. @default false */
  fixedDecimals?: boolean | undefined;
}

/**
 * A number as the locale writes it (INP-3): `formatNumber(1234567.89)` is `'1.234.567,89'`. What is
 * no finite number gives an empty text.
 */
export function formatNumber(
  value: number,
  { locale = 'es-CO', decimals, fixedDecimals = false }: FormatNumberOptions = {},
): string {
  if (!Number.isFinite(value)) return '';
  return showPlain(plainNumber(value, decimals, fixedDecimals), numberLocale(locale));
}

/** Options of `formatCurrency`. */
export interface FormatCurrencyOptions extends FormatNumberOptions {
  /** Cuántos decimales como máximo. @default 2 */
  decimals?: number | undefined;
  /** Lo que va antes del valor. @default '$' */
  symbol?: string | undefined;
}

/**
 * An amount of money with its symbol and a space that doesn't break: `$ 1.234,5`, `-$ 1.234`. Two
 * decimals at most unless `decimals` says otherwise.
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
  if (Number.isInteger(value) && Math.abs(value) < 1e21) {
    return fixed && decimals ? `${value}.${'0'.repeat(decimals)}` : String(value);
  }
  const exact = spelledOut(value);
  return decimals === undefined ? exact : roundPlain(exact, decimals, fixed);
}

/** Rounds the digits as they read, a five up: 1.005 becomes 1.01, though its binary fraction is less (INP-3). */
export function roundPlain(plain: string, decimals: number, fixed = false): string {
  const sign = plain.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = plain.slice(sign.length).split('.');
  const count = fixed ? decimals : Math.min(decimals, fraction.length);
  // With one digit more than stays, and half of what that counts.
  const scaled = BigInt(whole + fraction.slice(0, count + 1).padEnd(count + 1, '0')) + 5n;
  const digits = String(scaled / 10n).padStart(count + 1, '0');
  const end = digits.length - count;
  let text = count > 0 ? `${digits.slice(0, end)}.${digits.slice(end)}` : digits;
  if (!fixed && count > 0) text = text.replace(/\.?0+$/, '');
  return /[1-9]/.test(text) ? sign + text : text;
}

function spelledOut(value: number): string {
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text;
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
