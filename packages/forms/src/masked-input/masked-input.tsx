'use client';

import { useLabels, warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import { maskLabelsEsCO } from '../labels/es-co';
import { hasPlaces, lookAt, shownErrors } from '../mask/mask';
import { type CompiledMask, compileMask, maskSample } from '../mask/mask-pattern';
import { maskRules } from '../mask/mask-rules';
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
  // A list of patterns is often written in place: what it says counts, not its identity.
  const maskKey = typeof mask === 'string' ? mask : mask.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const masks = useMemo(() => compileMask(mask), [maskKey]);
  const rules = useMemo(() => (hasPlaces(masks) ? maskRules(masks) : undefined), [masks]);
  warnOnce(
    '<MaskedInput>',
    () => !rules && `mask "${maskKey}" has none of 0, 9, A and S: any text is let through.`,
    'mask-without-places',
  );
  // A country's code before the places is one of a telephone number.
  const shownType = type ?? (maskKey.startsWith('+') ? 'tel' : 'text');

  const field = useRuledField<string | null, string>(props, {
    className: 'gd-masked-input',
    value,
    defaultValue,
    read: PLAIN_TEXT.read,
    onChange:
      onChange &&
      ((next, reason, masked) => {
        const errors = shownErrors(masked, mask);
        const complete = masked !== '' && !errors;
        onChange(next, { masked, raw: lookAt(masked, mask).raw, complete, errors, reason });
      }),
    show: (shown) => lookAt(shown, mask).shown,
    toValue: (masked) => (valueAs === 'raw' ? lookAt(masked, mask).raw : masked),
    shape: maskKey,
    rules,
    submits: valueAs === 'raw' ? (_, text) => lookAt(text, mask).raw : undefined,
    // An incomplete text stops the browser's own submission too (MSK-2, CMP-3).
    problemOf(_, text) {
      const shape = shownErrors(text, mask) && lookAt(text, mask).mask;
      return shape ? labels.incomplete(maskSample(shape), shape.kind) : '';
    },
  });
  return (
    <RuledField
      field={field}
      inputProps={{
        type: shownType,
        inputMode: props.inputMode ?? (shownType === 'tel' ? 'tel' : inputModeOf(masks)),
        autoCapitalize: props.autoCapitalize ?? (masks.some(isUpper) ? 'characters' : undefined),
        autoComplete: props.autoComplete ?? 'off',
        spellCheck: false,
        // Said explicitly: Chromium would call an unfinished text invalid from the first letter on.
        'aria-invalid': field.control.aria['aria-invalid'] ?? (field.problem ? false : undefined),
      }}
    />
  );
}

function isUpper({ upper }: CompiledMask): boolean {
  return upper;
}

/** The keypad: digits alone; digits with a separator, to end optional ones; or letters too. */
function inputModeOf(masks: readonly CompiledMask[]): 'numeric' | 'decimal' | 'text' {
  const slots = masks.flatMap((mask) => mask.parts.filter((part) => typeof part === 'object'));
  if (slots.length === 0 || slots.some((slot) => slot.accepts !== 'digit')) return 'text';
  return slots.some((slot) => slot.optional) ? 'decimal' : 'numeric';
}
