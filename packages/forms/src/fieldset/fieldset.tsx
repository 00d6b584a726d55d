'use client';

import { dataAttributes, joinIds, useFocusWithin, useMergedRefs } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useCallback, useContext, useId, useMemo, useRef, useState } from 'react';
import { FieldErrors } from '../field/field-errors';
import { FieldErrorsContext } from '../field/field-errors-context';
import { useShownErrors } from '../field/use-shown-errors';
import type { FieldsetProps } from './fieldset.types';
import { FieldsetContext, type FieldsetContextValue } from './fieldset-context';

const UNTOUCHED = { touched: false, dirty: false };

/**
 * Un grupo de campos con título, errores propios y un solo `disabled` para todos.
 * @example
 * <Fieldset legend="Vigencia" errors={betweenDates}>
 *   <Field label="Desde"><DatePicker name="desde" /></Field>
 *   <Field label="Hasta"><DatePicker name="hasta" /></Field>
 * </Fieldset>
 */
export function Fieldset({
  legend,
  description,
  errors = null,
  messages,
  when = 'touched',
  disabled = false,
  name,
  className,
  classNames,
  children,
  onFocus,
  onBlur,
  onChange,
  ref,
  'aria-describedby': describedBy,
  ...native
}: FieldsetProps) {
  const ownId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const outer = useContext(FieldsetContext);
  const [progress, setProgress] = useState(UNTOUCHED);
  const names = useCallback(() => (name === undefined ? [] : [name]), [name]);
  const { hasErrors, isShown, errorId, listId, isAdopted, context } = useShownErrors({
    root,
    names,
    controlId: native.id ?? ownId,
    errors,
    when,
    ...progress,
    ownsControls: false,
    onReset: () => setProgress(UNTOUCHED),
  });
  const focus = useFocusWithin({
    onLeave: () => setProgress((now) => ({ ...now, touched: true })),
  });
  const isOff = disabled || outer.disabled;
  const { onEdit: onOuterEdit } = outer;
  const group = useMemo<FieldsetContextValue>(
    () => ({
      disabled: isOff,
      onEdit() {
        setProgress((now) => (now.dirty ? now : { ...now, dirty: true }));
        onOuterEdit?.();
      },
    }),
    [isOff, onOuterEdit],
  );
  const descriptionId = `${ownId}-description`;
  const isDescribed = description !== undefined && description !== null;

  return (
    <FieldsetContext value={group}>
      <fieldset
        {...native}
        ref={mergedRef}
        disabled={disabled}
        className={clsx('gd-fieldset', classNames?.root, className)}
        aria-describedby={joinIds(isDescribed && descriptionId, errorId, describedBy)}
        onFocus={(event) => {
          focus.onFocus(event);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          focus.onBlur(event);
          onBlur?.(event);
        }}
        onChange={(event) => {
          group.onEdit?.();
          onChange?.(event);
        }}
        {...dataAttributes({
          disabled: isOff ?? false,
          invalid: isShown,
          valid: !hasErrors,
          ...progress,
        })}
      >
        <legend className={clsx('gd-fieldset__legend', classNames?.legend)}>{legend}</legend>
        {isDescribed && (
          <div
            id={descriptionId}
            className={clsx('gd-field__description', classNames?.description)}
          >
            {description}
          </div>
        )}
        <FieldErrorsContext value={context}>
          {!isAdopted && (
            <FieldErrors id={listId} messages={messages} className={classNames?.errors} />
          )}
          {children}
        </FieldErrorsContext>
      </fieldset>
    </FieldsetContext>
  );
}
