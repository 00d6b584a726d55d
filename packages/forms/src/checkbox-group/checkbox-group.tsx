'use client';

import {
  dataAttributes,
  joinIds,
  useCustomValidity,
  useLabels,
  useMergedRefs,
  warnOldProps,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { Fragment, useId, useRef, useState } from 'react';
import { ChoiceOptionView } from '../choice/choice-option-view';
import type { Tick } from '../choice/keep-ticks';
import { useChoice } from '../choice/use-choice';
import { checkboxGroupLabelsEsCO } from '../labels/es-co';
import { elementProps } from '../shared/element-props';
import type { CheckboxGroupProps } from './checkbox-group.types';
import {
  breaksLimits,
  countRange,
  isSameChoice,
  summaryOf,
  ticksOfAll,
  withTicks,
  withUnknown,
} from './checkbox-group-state';
import { ParentBox } from './parent-box';

const NONE: readonly string[] = [];

/**
 * Casillas a la vista, de las que se marcan varias. Son nativas: cada valor marcado se envía con el nombre del grupo.
 * @example <CheckboxGroup name="temas" options={topics} all="Todos" minItems={2} />
 */
export function CheckboxGroup({
  options,
  all,
  minItems,
  maxItems,
  orientation = 'vertical',
  className,
  classNames,
  style,
  labels: ownLabels,
  ref,
  ...props
}: CheckboxGroupProps) {
  warnOldProps(props, { min: 'minItems', max: 'maxItems' });
  const ownId = useId();
  const allId = `${ownId}-all`;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const formMember = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', checkboxGroupLabelsEsCO, ownLabels, 'checkboxGroup');
  /** Values without an option that were just taken away: their boxes stay while the focus does. */
  const [kept, setKept] = useState(NONE);
  const { choice, control, choose } = useChoice<readonly string[] | null, readonly string[]>(
    {
      ...props,
      onBlur: (event) => {
        setKept(NONE);
        props.onBlur?.(event);
      },
    },
    {
      root,
      element: formMember,
      read: asList,
      isSame: isSameChoice,
      write: (values) => [...values],
      readEarly: (changed) => ticked(changed),
      isFilled: (values) => values.length > 0,
      labelled: 'id',
    },
  );
  const chosen = choice.value;
  const { form } = props;
  const shown = withUnknown(options, [...chosen, ...kept]);
  const summary = summaryOf(shown, chosen);
  const ticked = (ticks: readonly Tick[]): string[] => withTicks(shown, choice.now(), ticks);
  const tick = (ticks: readonly Tick[]) => {
    setKept(chosen);
    choose(ticked(ticks));
  };
  const limits = { required: control.required, minItems, maxItems };
  const { least, most } = countRange(limits);
  const isLimited = least !== undefined || most !== undefined;
  const limitText = isLimited ? labels.limits(least, most) : '';
  const error = !control.readOnly && breaksLimits(chosen.length, limits) ? limitText : '';
  const mergedRef = useMergedRefs(first, useCustomValidity(error), ref);
  const focusable = Math.max(
    shown.findIndex((option) => !option.disabled),
    0,
  );
  const limitsId = `${ownId}-limits`;
  const { 'aria-invalid': ariaInvalid, ...aria } = control.aria;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      {...elementProps(props)}
      {...aria}
      aria-describedby={joinIds(aria['aria-describedby'], isLimited && limitsId)}
      ref={root}
      id={control.id}
      role="group"
      aria-disabled={control.disabled || undefined}
      className={clsx('gd-radio-group', classNames?.root, className)}
      style={style}
      {...control.handlers}
      {...dataAttributes({ ...control.state, orientation })}
    >
      {/* Options come and go: this one, which submits nothing, stays in the form. */}
      <input ref={formMember} type="hidden" form={form} disabled={control.disabled} />
      {isLimited && (
        <span id={limitsId} className="gd-visually-hidden">
          {limitText}
        </span>
      )}
      {all !== undefined && all !== null && (
        <ParentBox
          label={all}
          textId={allId}
          summary={summary}
          invalid={control.invalid}
          disabled={control.disabled}
          classNames={classNames}
          onToggle={() => tick(ticksOfAll(shown, summary !== 'all'))}
        />
      )}
      {shown.map((option, index) => {
        const checked = chosen.includes(option.value);
        return (
          <Fragment key={option.value}>
            <ChoiceOptionView
              ref={index === focusable ? mergedRef : undefined}
              kind="checkbox"
              option={option}
              textId={`${ownId}-${index}`}
              invalid={control.invalid}
              classNames={classNames}
              name={choice.name}
              form={form}
              value={option.value}
              checked={checked}
              onChange={({ currentTarget }) =>
                tick([{ value: option.value, on: currentTarget.checked }])
              }
              aria-invalid={ariaInvalid}
              aria-readonly={control.readOnly || undefined}
              disabled={control.disabled || option.disabled}
            />
            {/* The browser leaves out what is disabled, though it is ticked and part of the value. */}
            {choice.name !== undefined && checked && option.disabled && (
              <input
                type="hidden"
                name={choice.name}
                form={form}
                value={option.value}
                disabled={control.disabled}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

function asList(value: readonly string[] | null | undefined): readonly string[] {
  if (Array.isArray(value)) return value.every(isText) ? value : value.filter(isText);
  if (value === null || value === undefined) return NONE;
  const given: unknown = value;
  warnOnce(
    '<CheckboxGroup>',
    () => `value is a ${typeof given}. Give a list of texts, or null for none.`,
    'list-value',
  );
  return isText(given) && given !== '' ? [given] : NONE;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
