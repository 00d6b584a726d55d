'use client';

import { useLocale } from '@guadua/utils/internal';
import { currencyFormat } from './currency-format';
import { NumberInput } from './number-input';
import type { CurrencyInputProps } from './number-input.types';

/**
 * Un `NumberInput` para dinero: con su símbolo, los decimales que usa su moneda y sin flechas.
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
