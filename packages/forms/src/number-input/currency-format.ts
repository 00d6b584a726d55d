import { warnOnce } from '@guadua/utils/internal';

export interface CurrencyFormat {
  readonly symbol: string;
  readonly isBehind: boolean;
  readonly decimals: number;
}

/** Currencies that are used without cents, although `Intl` writes them (`cashDigits` in the data of CLDR). */
const WITHOUT_CENTS = new Set(['COP']);

const UNKNOWN: CurrencyFormat = { symbol: '$', isBehind: false, decimals: 2 };
/** A page that shows pesos does without `Intl`, whose first use takes 15 ms. */
const known = new Map<string, CurrencyFormat>([
  ['es-CO COP', { symbol: '$', isBehind: false, decimals: 0 }],
]);

export function currencyFormat(locale: string, currency: string): CurrencyFormat {
  const key = `${locale} ${currency}`;
  const found = known.get(key) ?? readCurrencyFormat(locale, currency);
  known.set(key, found);
  return found;
}

export function readCurrencyFormat(locale: string, currency: string): CurrencyFormat {
  let format: Intl.NumberFormat;
  try {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    warnOnce(
      '<CurrencyInput>',
      () => `currency is ${currency}. Give an ISO 4217 code, such as COP.`,
      'currency-code',
    );
    return UNKNOWN;
  }
  const types = format.formatToParts(1).map(({ type }) => type);
  return {
    symbol: format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency,
    isBehind: types.indexOf('currency') > types.indexOf('integer'),
    decimals: WITHOUT_CENTS.has(currency.toUpperCase())
      ? 0
      : (format.resolvedOptions().maximumFractionDigits ?? UNKNOWN.decimals),
  };
}
