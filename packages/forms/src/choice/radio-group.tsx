'use client';

import { dataAttributes, passedProps, useControl, useControlValue } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useId, useRef } from 'react';
import { asText } from '../shared/as-text';
import type { ChangeDetails } from '../shared/control.types';
import type { RadioGroupProps } from './choice.types';
import { ChoiceOptionView } from './choice-option-view';
import { goRound } from './go-round';
import { changedTicks, keepTicks, restoreTicks } from './keep-ticks';

/**
 * One choice out of a few that are all to be seen (INP-4, APG radio group). The options are native
 * radio buttons, so arrows, Space, `FormData` and `required` are the browser's.
 * @example <RadioGroup aria-label="Envío" options={shippings} value={way} onChange={setWay} />
 */
export function RadioGroup({
  value,
  defaultValue,
  onChange,
  options,
  orientation = 'vertical',
  name,
  form,
  className,
  classNames,
  style,
  id,
  disabled,
  readOnly,
  required,
  invalid,
  onFocus,
  onBlur,
  ref,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  const root = useRef<HTMLDivElement>(null);
  const formMember = useRef<HTMLInputElement>(null);
  const choice = useControlValue<string | null, string | null, never, ChangeDetails>({
    name,
    element: formMember,
    value,
    defaultValue,
    read: textOrNull,
    onChange,
    onReset(first) {
      choice.set(first, { reason: 'reset' });
      keepTicks(root.current);
    },
    readEarly() {
      const changed = changedTicks(root.current);
      if (control.readOnly) return restoreTicks(changed);
      const found = changed.find((radio) => radio.checked);
      return found && { value: found.value };
    },
  });
  const chosen = choice.value;
  const isOption = options.some((option) => option.value === chosen);
  // A value without an option (a retired one) would be gone from the form, without a word.
  const shown = chosen && !isOption ? [...options, { value: chosen, label: chosen }] : options;
  const control = useControl(
    { ...rest, id, name, form, disabled, readOnly, required, invalid, onFocus, onBlur },
    { filled: chosen !== null && (chosen !== '' || isOption), labelled: 'id' },
  );
  const choose = (next: string) => {
    if (control.readOnly) return;
    control.report({ dirty: true });
    choice.set(next, { reason: 'select' });
  };
  const usable = shown.filter((option) => !option.disabled);
  const focusable = usable.find((option) => option.value === chosen) ?? usable[0];

  return (
    <div
      {...rest}
      {...passedProps(rest, { ...control.aria, onKeyDown: goRound })}
      ref={root}
      // The id is on no option: a press on the label of the field would choose that one.
      id={control.id}
      role="radiogroup"
      aria-required={control.required || undefined}
      aria-readonly={control.readOnly || undefined}
      aria-disabled={control.disabled || undefined}
      className={clsx('gd-radio-group', classNames?.root, className)}
      style={style}
      {...control.handlers}
      {...dataAttributes({ ...control.state, orientation })}
    >
      {/* Options come and go, and without a name they belong to no form: this one, which submits nothing, does. */}
      <input ref={formMember} type="hidden" form={form} disabled={control.disabled} />
      {shown.map((option, index) => (
        <ChoiceOptionView
          key={option.value}
          ref={option === focusable ? ref : undefined}
          kind="radio"
          option={option}
          textId={`${ownName}-${index}`}
          invalid={control.invalid}
          classNames={classNames}
          name={choice.name ?? ownName}
          // Without a name of the caller's it belongs to no form: nothing is submitted.
          form={choice.name === undefined ? `${ownName}-none` : form}
          value={option.value}
          checked={option.value === chosen}
          onChange={() => choose(option.value)}
          disabled={control.disabled || option.disabled}
          required={control.required}
        />
      ))}
    </div>
  );
}

function textOrNull(value: string | null | undefined): string | null {
  return value === null ? null : (asText(value) ?? null);
}
