'use client';

import {
  HeldInput,
  useControllableValue,
  useLabels,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { useMemo } from 'react';
import { inputLabelsEsCO } from '../labels/es-co-input';
import { hasPlaces, maskOf, shownErrors, shownText, unmask } from '../mask/mask';
import { type CompiledMask, compileMask, maskSample } from '../mask/mask-pattern';
import { maskRules } from '../mask/mask-rules';
import { asText } from '../shared/as-text';
import type { ChangeReason } from '../shared/control.types';
import { TextField, useTextField } from '../shared/text-field';
import { useDraft } from '../text-editing/use-draft';
import type { MaskedChangeDetails, MaskedInputProps } from './masked-input.types';

/**
 * A text in a given shape (MSK): the mask's own characters come by themselves, and the caret stays
 * where one is working.
 *
 * @example <MaskedInput mask="cpf" value={cpf} onChange={setCpf} />
 */
export function MaskedInput({
  mask,
  value,
  defaultValue,
  onChange,
  valueType = 'masked',
  type,
  ...props
}: MaskedInputProps) {
  const labels = useLabels('forms', inputLabelsEsCO, props.labels);
  const resetValue = asText(useResetValue(value, defaultValue)) ?? '';
  const [current, setCurrent] = useControllableValue<string, MaskedChangeDetails>({
    value: asText(value),
    defaultValue: asText(defaultValue) ?? '',
    onChange,
  });
  // A list of patterns is often written in place: what it says counts, not its identity.
  const maskKey = typeof mask === 'string' ? mask : mask.join('\n');
  const [text, setDraft] = useDraft(current, (shown) => shownText(shown, mask), maskKey);
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
  const errors = shownErrors(text, mask);
  const shape = maskOf(text, mask);

  const change = (masked: string, reason: ChangeReason) => {
    const raw = unmask(masked, mask);
    const nextErrors = shownErrors(masked, mask);
    const next = valueType === 'raw' ? raw : masked;
    setDraft({ text: masked, value: next });
    // A separator typed ahead changes the text, but not what was entered.
    if (next === current) return;
    const complete = masked !== '' && !nextErrors;
    setCurrent(next, { masked, raw, complete, errors: nextErrors, reason });
  };
  const field = useTextField(props, {
    className: 'gd-masked-input',
    text,
    rules,
    onText: change,
    onClear: () => change('', 'clear'),
    onReset: () => change(shownText(resetValue, mask), 'reset'),
    Input: HeldInput,
    submits: valueType === 'raw' ? (shown) => unmask(shown, mask) : undefined,
    // An incomplete text stops the browser's own submission too (MSK-2, CMP-3).
    error: errors && shape ? labels.maskIncomplete(maskSample(shape), shape.kind) : '',
  });
  return (
    <TextField
      field={field}
      inputProps={{
        type: shownType,
        inputMode: props.inputMode ?? (shownType === 'tel' ? 'tel' : inputModeOf(masks)),
        autoCapitalize: props.autoCapitalize ?? (masks.some(isUpper) ? 'characters' : undefined),
        autoComplete: props.autoComplete ?? 'off',
        spellCheck: false,
        // Said aloud: Chromium takes what is not finished for wrong, from the first letter on.
        'aria-invalid': field.control.aria['aria-invalid'] ?? (errors ? false : undefined),
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
