'use client';

import { useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import { formatNumber } from '../number-input/number-format';
import { numberLocale } from '../number-input/number-locale';
import { fieldValue, numberRules } from '../number-input/number-rules';
import type { NumberText, NumberTextOptions } from './headless.types';
import { useHeadlessText } from './use-headless-text';

/**
 * A number for an `<input>` of yours, of shadcn's, Mantine's or MUI's (INP-10): the separators come by themselves,
 * the caret stays where one works, and pastes, undo and input methods are those of `NumberInput`.
 * @example
 * const weight = useNumberText({ min: 0, decimals: 2 });
 * return <input {...weight.props} aria-label="Peso" />;
 */
export function useNumberText({
  value: given,
  defaultValue = null,
  onChange,
  locale = 'es-CO',
  decimals = Number.POSITIVE_INFINITY,
  fixedDecimals = false,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  maxLength = 50,
  onAmbiguous,
}: NumberTextOptions = {}): NumberText {
  warnOnce(
    'useNumberText',
    () => min > max && `min is ${min}, above max, which is ${max}: no number is valid.`,
    'number-text-range',
  );
  const ambiguous = useLatestCallback(onAmbiguous);
  const allowNegative = min < 0;
  const rules = useMemo(
    () =>
      numberRules({
        locale: numberLocale(locale),
        decimals,
        allowNegative,
        maxLength,
        onReading: (text, { value, ambiguous: isAmbiguous }) =>
          ambiguous({ text, value, reason: isAmbiguous ? 'separator' : 'rounded' }),
      }),
    [locale, decimals, allowNegative, maxLength, ambiguous],
  );
  const shownDecimals = Number.isFinite(decimals) ? decimals : undefined;
  const { input, props, value, text, settle } = useHeadlessText<number | null>({
    value: given,
    defaultValue,
    onChange: onChange && ((next, reason) => onChange(next, { reason })),
    show: (number) =>
      number === null
        ? ''
        : formatNumber(number, { locale, decimals: shownDecimals, fixedDecimals }),
    toValue: (written) => fieldValue(written, numberLocale(locale)),
    shape: `${locale} ${decimals}`,
    rules,
  });
  const incomplete = value === null && text !== '' ? 'incomplete' : null;
  const limit = value === null ? incomplete : value < min ? 'min' : value > max ? 'max' : null;
  return {
    props: {
      ...props,
      ref: input,
      onBlur: () => value !== null && settle(),
      inputMode: decimals === 0 ? 'numeric' : 'decimal',
    },
    value,
    text,
    problem: limit,
  };
}
