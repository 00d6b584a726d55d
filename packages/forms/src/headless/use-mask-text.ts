'use client';

import { maskDetails, maskField } from '../mask/mask-field';
import type { MaskTextOptions } from '../masked-input/masked-input.types';
import type { MaskText } from './headless.types';
import { useHeadlessText } from './use-headless-text';

/**
 * Un texto con máscara en un `<input>` propio, o de shadcn, Mantine o MUI.
 * @example
 * const code = useMaskText({ mask: '000-000' });
 * return <input {...code.props} aria-label="Código" />;
 */
export function useMaskText(options: MaskTextOptions): MaskText {
  const { mask, value, defaultValue, onChange } = options;
  const { masks, keypad, ...masked } = maskField('useMaskText', mask);
  const { props, text } = useHeadlessText<string>({
    ...masked,
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onChange: (next, reason) => onChange?.(next, { ...maskDetails(next, mask), reason }),
    toValue: (written) => written,
  });
  const { raw, complete, errors } = maskDetails(text, mask);
  return { props: { ...props, inputMode: keypad }, text, raw, complete, errors };
}
