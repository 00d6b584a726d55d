'use client';

import { NumberInput } from './number-input';
import type { CurrencyInputProps } from './number-input.types';

/**
 * An amount of money: a number with two decimals at most and its symbol (INP-3).
 *
 * @example <CurrencyInput value={price} onChange={setPrice} />
 */
export function CurrencyInput(props: CurrencyInputProps) {
  return <NumberInput prefix="$" decimals={2} step={null} {...props} />;
}
