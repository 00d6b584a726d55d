'use client';

import {
  useControllableValue,
  useFormReset,
  useLabels,
  useMergedRefs,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { formsLabelsEsCO } from '../labels/es-co';
import { applyMask, hasPlaces, maskErrors, unmask } from '../mask/mask';
import { type CompiledMask, compileMask } from '../mask/mask-pattern';
import { maskRules } from '../mask/mask-rules';
import type { ChangeReason } from '../shared/control.types';
import { InputFrame } from '../shared/input-frame';
import { useControl } from '../shared/use-control';
import { useDraft } from '../shared/use-draft';
import { useEditedText } from '../shared/use-edited-text';
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
  prefix,
  suffix,
  clearable = false,
  name,
  form,
  className,
  classNames,
  style,
  labels: ownLabels,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...native
}: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', formsLabelsEsCO, ownLabels);
  const resetValue = useResetValue(value, defaultValue) ?? '';
  const [current, setCurrent] = useControllableValue<string, MaskedChangeDetails>({
    value: value === null ? '' : value,
    defaultValue: defaultValue ?? '',
    onChange,
  });
  const [text, setDraft] = useDraft(current, (shown) => applyMask(shown, mask));
  const control = useControl(
    { ...native, id, disabled, readOnly, required, invalid, onFocus, onBlur },
    text !== '',
  );
  // A list of patterns is often written in place: what it says counts, not its identity.
  const maskKey = typeof mask === 'string' ? mask : mask.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const masks = useMemo(() => compileMask(mask), [maskKey]);
  const rules = useMemo(() => (hasPlaces(masks) ? maskRules(masks) : undefined), [masks]);
  if (!rules) {
    warnOnce(
      '<MaskedInput>',
      `mask "${maskKey}" has none of 0, 9, A and S: any text is let through.`,
    );
  }

  const change = (masked: string, reason: ChangeReason) => {
    const raw = unmask(masked, mask);
    const errors = maskErrors(masked, mask);
    const next = valueType === 'raw' ? raw : masked;
    setDraft({ text: masked, value: next });
    if (reason !== 'reset') control.report({ dirty: true });
    const details = { masked, raw, complete: masked !== '' && !errors, errors, reason };
    // A separator typed ahead changes the text, but not what was entered.
    if (next !== current) setCurrent(next, details);
  };
  const edited = useEditedText({ input, text, rules, onText: change });
  useFormReset(input, () => change(applyMask(resetValue, mask), 'reset'));
  useNativeError(input, maskErrors(text, mask)?.mask.required, labels.maskIncomplete);
  const mergedRef = useMergedRefs(input, ref);

  return (
    <InputFrame
      control={control}
      input={input}
      className={clsx('gd-masked-input', classNames?.root, className)}
      affixClassName={classNames?.affix}
      style={style}
      prefix={prefix}
      suffix={suffix}
      clearLabel={labels.clear}
      onClear={clearable ? () => change('', 'clear') : undefined}
    >
      <input
        inputMode={inputModeOf(masks)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...native}
        {...control.aria}
        {...edited}
        ref={mergedRef}
        id={control.id}
        type="text"
        name={valueType === 'masked' ? name : undefined}
        form={form}
        className={clsx('gd-control__input', classNames?.input)}
        disabled={control.disabled}
        readOnly={control.readOnly}
        required={control.required}
      />
      {valueType === 'raw' && name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={form}
          value={unmask(text, mask)}
          disabled={control.disabled}
        />
      )}
    </InputFrame>
  );
}

/** An incomplete text stops the browser's own submission too (MSK-2, CMP-3). */
function useNativeError(
  input: { readonly current: HTMLInputElement | null },
  required: string | undefined,
  message: (mask: string) => string,
): void {
  useEffect(() => {
    input.current?.setCustomValidity(required === undefined ? '' : message(required));
  }, [input, required, message]);
}

/** The keypad: digits alone; digits with a separator, to end optional ones; or letters too. */
function inputModeOf(masks: readonly CompiledMask[]): 'numeric' | 'decimal' | 'text' {
  const slots = masks.flatMap((mask) => mask.parts.filter((part) => typeof part === 'object'));
  if (slots.length === 0 || slots.some((slot) => slot.accepts !== 'digit')) return 'text';
  return slots.some((slot) => slot.optional) ? 'decimal' : 'numeric';
}
