import { warnOnce } from '@guadua/utils/internal';
import { formatNumber } from './number-format';
import type { NumberTextOptions } from './number-input.types';
import { numberLocale } from './number-locale';
import { fieldValue, numberRules } from './number-rules';

interface NumberFieldOptions extends NumberTextOptions {
  locale: string;
}

/** How a field writes and reads its number. */
export function numberField(owner: string, options: NumberFieldOptions) {
  const { locale, decimals, fixedDecimals, min, max, maxLength = 50, onAmbiguous } = options;
  warnOnce(
    owner,
    () =>
      min !== undefined &&
      max !== undefined &&
      min > max &&
      `min is ${min}, above max, which is ${max}: no number is valid.`,
    'number-range',
  );
  return {
    rules: numberRules({
      locale: numberLocale(locale),
      decimals: decimals ?? Number.POSITIVE_INFINITY,
      allowNegative: min === undefined || min < 0,
      maxLength,
      onAmbiguous,
    }),
    show: (number: number | null) =>
      number === null ? '' : formatNumber(number, { locale, decimals, fixedDecimals }),
    toValue: (text: string) => fieldValue(text, numberLocale(locale)),
    shape: `${locale} ${decimals}`,
    /** The iOS keypads have no minus, so the whole keyboard comes where a number may be negative. */
    keypad: min !== undefined && min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal',
    problemOf(value: number | null, text: string): 'incomplete' | 'min' | 'max' | null {
      if (value === null) return text === '' ? null : 'incomplete';
      if (min !== undefined && value < min) return 'min';
      return max !== undefined && value > max ? 'max' : null;
    },
  } as const;
}
