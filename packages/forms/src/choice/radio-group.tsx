'use client';

import { dataAttributes, passedProps } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useId, useRef } from 'react';
import { asText } from '../shared/as-text';
import { elementProps } from '../shared/element-props';
import type { RadioGroupProps } from './choice.types';
import { ChoiceOptionView } from './choice-option-view';
import { goRound } from './go-round';
import { useChoice } from './use-choice';

/**
 * Opciones a la vista, de las que se elige una. Son botones de radio nativos.
 * @example <RadioGroup aria-label="Envío" options={shippings} value={way} onChange={setWay} />
 */
export function RadioGroup({
  options,
  orientation = 'vertical',
  className,
  classNames,
  style,
  ref,
  ...props
}: RadioGroupProps) {
  const ownName = useId();
  const root = useRef<HTMLDivElement>(null);
  const formMember = useRef<HTMLInputElement>(null);
  const isListed = (of: string | null) => options.some((option) => option.value === of);
  const { choice, control, choose } = useChoice<string | null, string | null>(props, {
    root,
    element: formMember,
    read: (given) => (given === undefined || given === null ? null : asText(given)),
    // A group of the same name may have taken the tick before hydration; that is no choice of this group.
    readEarly: (changed) => changed.find(({ on }) => on)?.value,
    isFilled: (of) => of !== null && (of !== '' || isListed(of)),
    labelled: 'id',
  });
  const chosen = choice.value;
  const { form } = props;
  const rest = elementProps(props);
  // A value without an option (a retired one) would be gone from the form, without a word.
  const isRetired = chosen && !isListed(chosen);
  const shown = isRetired ? [...options, { value: chosen, label: chosen }] : options;
  const usable = shown.filter((option) => !option.disabled);
  const focusable = usable.find((option) => option.value === chosen) ?? usable[0];

  return (
    <div
      {...rest}
      {...passedProps(rest, { ...control.aria, onKeyDown: goRound })}
      ref={root}
      // The id is on no option, because a press on the label of the field would choose that one.
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
          // Without a name of the caller's the option belongs to no form, so that nothing is submitted.
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
