'use client';

import { useLocale } from '@guadua/utils/internal';
import { currencyFormat } from './currency-format';
import { NumberInput } from './number-input';
import type { CurrencyInputProps } from './number-input.types';

/**
 * An amount of money: a number with its symbol (INP-3), and the decimals that its currency has in use.
 * @example <CurrencyInput currency="COP" value={price} onChange={setPrice} />
 */
export function CurrencyInput({ currency, min = 0, ...given }: CurrencyInputProps) {
  const props = { min, ...given };
  const treeLocale = useLocale();
  const step = props.steppers ? 1 : null;
  if (currency === undefined) return <NumberInput prefix="$" decimals={2} step={step} {...props} />;
  const { symbol, isBehind, decimals } = currencyFormat(props.locale ?? treeLocale, currency);
  const place = isBehind ? { suffix: symbol } : { prefix: symbol };
  return <NumberInput {...place} decimals={decimals} step={step} {...props} />;
}
