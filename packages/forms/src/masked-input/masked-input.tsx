'use client';

import { useLabels } from '@guadua/utils/internal';
import { maskLabelsEsCO } from '../labels/es-co';
import { lookAt, unmetMask } from '../mask/mask';
import { maskDetails, maskField } from '../mask/mask-field';
import { maskSample } from '../mask/mask-pattern';
import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useRuledField } from '../shared/use-ruled-field';
import type { MaskedInputProps } from './masked-input.types';

/**
 * Un campo de texto que da forma a lo que se escribe: hora, IP, CPF o la que se pida. Los caracteres de la máscara
 * llegan solos.
 * @example <MaskedInput mask="cpf" value={cpf} onChange={setCpf} />
 */
export function MaskedInput({
  mask,
  value,
  defaultValue,
  onChange,
  valueAs = 'masked',
  type,
  ...props
}: MaskedInputProps) {
  const labels = useLabels('forms', maskLabelsEsCO, props.labels, 'mask');
  const { masks, keypad, ...masked } = maskField('<MaskedInput>', mask);
  // A country's code before the places is one of a telephone number.
  const shownType = type ?? (masked.shape.startsWith('+') ? 'tel' : 'text');
  const isRaw = valueAs === 'raw';
  const field = useRuledField<string | null, string>(props, {
    className: 'gd-masked-input',
    ...PLAIN_TEXT,
    ...masked,
    value,
    defaultValue,
    onChange:
      onChange && ((next, reason, text) => onChange(next, { ...maskDetails(text, mask), reason })),
    toValue: (text) => (isRaw ? lookAt(text, mask).raw : text),
    submits: isRaw ? (_, text) => lookAt(text, mask).raw : undefined,
    // An incomplete text stops the browser's own submission too (MSK-2, CMP-3).
    problemOf(_, text) {
      const unmet = unmetMask(text, mask);
      return unmet ? labels.incomplete(maskSample(unmet), unmet.kind) : '';
    },
  });
  return (
    <TextField
      field={field}
      inputProps={{
        type: shownType,
        inputMode: props.inputMode ?? (shownType === 'tel' ? 'tel' : keypad),
        autoCapitalize:
          props.autoCapitalize ?? (masks.some(({ upper }) => upper) ? 'characters' : undefined),
        autoComplete: props.autoComplete ?? 'off',
        spellCheck: false,
      }}
    />
  );
}
