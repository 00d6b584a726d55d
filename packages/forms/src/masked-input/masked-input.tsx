'use client';

import { useLabels } from '@guadua/utils/internal';
import { maskLabelsEsCO } from '../labels/es-co';
import { lookAt, shownErrors } from '../mask/mask';
import { maskDetails, maskField } from '../mask/mask-field';
import { maskSample } from '../mask/mask-pattern';
import { PLAIN_TEXT } from '../shared/plain-text';
import { RuledField, useRuledField } from '../shared/ruled-field';
import type { MaskedInputProps } from './masked-input.types';

/**
 * A text in a given shape (MSK): the mask's own characters come by themselves, and the caret stays
 * where one is working.
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
      const wrong = shownErrors(text, mask) && lookAt(text, mask).mask;
      return wrong ? labels.incomplete(maskSample(wrong), wrong.kind) : '';
    },
  });
  return (
    <RuledField
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
