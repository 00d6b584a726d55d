'use client';

import { numberField } from '../number-input/number-field';
import type { NumberTextOptions } from '../number-input/number-input.types';
import type { NumberText } from './headless.types';
import { useHeadlessText } from './use-headless-text';

/**
 * Un número en un `<input>` propio, o de shadcn, Mantine o MUI: los separadores llegan solos, y el cursor, lo que se
 * pega y deshacer son los de `NumberInput`.
 * @example
 * const weight = useNumberText({ min: 0, decimals: 2 });
 * return <input {...weight.props} aria-label="Peso" />;
 */
export function useNumberText(options: NumberTextOptions = {}): NumberText {
  const { value: given, defaultValue = null, onChange, locale = 'es-CO' } = options;
  const { keypad, problemOf, ...number } = numberField('useNumberText', { ...options, locale });
  const { props, value, text, settle } = useHeadlessText<number | null>({
    ...number,
    value: given,
    defaultValue,
    onChange: (next, reason) => onChange?.(next, { reason }),
  });
  return {
    props: { ...props, onBlur: () => value !== null && settle(), inputMode: keypad },
    value,
    text,
    problem: problemOf(value, text),
  };
}
