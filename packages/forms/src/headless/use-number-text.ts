'use client';

import { numberField } from '../number-input/number-field';
import type { NumberTextOptions } from '../number-input/number-input.types';
import type { NumberText } from './headless.types';
import { useHeadlessText } from './use-headless-text';

/**
 * A number for an `<input>` of yours, of shadcn's, Mantine's or MUI's (INP-10): the separators come by themselves,
 * the caret stays where one works, and pastes, undo and input methods are those of `NumberInput`.
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
