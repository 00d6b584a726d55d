'use client';

import {
  dataAttributes,
  joinIds,
  useControl,
  useControllableValue,
  useCustomValidity,
  useEditBeforeHydration,
  useFormReset,
  useLabels,
  useMergedRefs,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { Fragment, useId, useRef, useState } from 'react';
import { ChoiceOptionView } from '../choice/choice-option-view';
import { groupLabelsEsCO } from '../labels/es-co-group';
import { setDefaults, useResetDefaults } from '../shared/use-reset-defaults';
import type { CheckboxGroupProps } from './checkbox-group.types';
import {
  breaksLimits,
  countRange,
  summaryOf,
  type Tick,
  ticksOfAll,
  withTicks,
  withUnknown,
} from './checkbox-group-state';
import { ParentBox } from './parent-box';

const NONE: readonly string[] = [];

/**
 * Several choices out of a few that are all to be seen (INP-6). The boxes are native: each value that
 * is ticked is sent under the name of the group.
 *
 * @example <CheckboxGroup name="temas" options={topics} all="Todos" min={2} />
 */
export function CheckboxGroup({
  value,
  defaultValue,
  onChange,
  options,
  all,
  min,
  max,
  orientation = 'vertical',
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
  ...rest
}: CheckboxGroupProps) {
  const ownId = useId();
  const allId = `${ownId}-all`;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const formMember = useRef<HTMLInputElement>(null);
  const labels = useLabels('forms', groupLabelsEsCO, ownLabels);
  const resetValue = asList(useResetValue(value, defaultValue)) ?? NONE;
  const [own, setOwn] = useControllableValue<readonly string[], { reason: 'select' | 'reset' }>({
    value: asList(value),
    defaultValue: asList(defaultValue) ?? NONE,
    onChange: onChange && ((next, details) => onChange([...next], details)),
  });
  const isAllBox = (box: Element) => box.getAttribute('aria-labelledby') === allId;
  const [early, dropEarly] = useEditBeforeHydration({
    read: () => {
      const changed = changedBoxes(root.current).filter((box) => !isAllBox(box));
      if (changed.length === 0) return undefined;
      if (control.readOnly) return own;
      return ticked(changed.map((box) => ({ value: box.value, on: box.checked })));
    },
    send: (sent = own) =>
      setDefaults(root.current, (box) =>
        isAllBox(box) ? summaryOf(shown, sent) === 'all' : sent.includes(box.value),
      ),
    take: (next) => choose(next),
  });
  const chosen = early ?? own;
  /** Values without an option that were just taken away: their boxes stay while the focus does. */
  const [kept, setKept] = useState(NONE);
  const control = useControl(
    {
      ...rest,
      id,
      name,
      form,
      disabled,
      readOnly,
      required,
      invalid,
      onFocus,
      onBlur: (event) => {
        setKept(NONE);
        onBlur?.(event);
      },
    },
    { filled: chosen.length > 0, labelled: 'id' },
  );
  const shown = withUnknown(options, [...chosen, ...kept]);
  const summary = summaryOf(shown, chosen);
  const ticked = (ticks: readonly Tick[]) => withTicks(shown, own, ticks);
  const allTicks = () => ticksOfAll(shown, summary !== 'all');
  const choose = (next: readonly string[]) => {
    if (control.readOnly) return;
    control.report({ dirty: true });
    setKept(own);
    setOwn(next, { reason: 'select' });
  };
  useFormReset(formMember, () => {
    dropEarly();
    setOwn(resetValue, { reason: 'reset' });
  });
  useResetDefaults(root);
  const limits = { required: control.required, min, max };
  const { least, most } = countRange(limits);
  const isLimited = least !== undefined || most !== undefined;
  const limitText = isLimited ? labels.choiceLimits(least, most) : '';
  const error = !control.readOnly && breaksLimits(chosen.length, limits) ? limitText : '';
  useCustomValidity(() => first.current, error);
  const mergedRef = useMergedRefs(first, ref);
  const focusable = Math.max(
    shown.findIndex((option) => !option.disabled),
    0,
  );
  const limitsId = `${ownId}-limits`;
  const { 'aria-invalid': ariaInvalid, ...aria } = control.aria;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      {...rest}
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
      {/* Options come and go: this one, which submits nothing, receives the reset of the form. */}
      <input ref={formMember} type="hidden" form={form} />
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
          onToggle={() => choose(ticked(allTicks()))}
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
              name={name}
              form={form}
              value={option.value}
              checked={checked}
              onChange={({ currentTarget }) =>
                choose(ticked([{ value: option.value, on: currentTarget.checked }]))
              }
              aria-invalid={ariaInvalid}
              aria-readonly={control.readOnly || undefined}
              disabled={control.disabled || option.disabled}
            />
            {/* The browser leaves out what is disabled, though it is ticked and part of the value. */}
            {name !== undefined && checked && option.disabled && (
              <input
                type="hidden"
                name={name}
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

/** The boxes that a person has ticked, or whose tick is gone, since they came from the server. */
function changedBoxes(root: HTMLElement | null): HTMLInputElement[] {
  const boxes = root?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [];
  return Array.from(boxes).filter((box) => box.checked !== box.defaultChecked);
}

/** The values that a caller gave; what callers without types give is none, or the one text that it is (CMP-9). */
function asList(value: readonly string[] | null | undefined): readonly string[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  if (value === null) return NONE;
  const given: unknown = value;
  warnOnce(
    '<CheckboxGroup>',
    () => `value is a ${typeof given}. Give a list of texts, or null for none.`,
    'list-value',
  );
  return typeof given === 'string' && given !== '' ? [given] : NONE;
}
