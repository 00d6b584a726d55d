'use client';

import {
  dataAttributes,
  FieldContext,
  type FieldContextValue,
  type FieldControlState,
  joinIds,
  useLabels,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useCallback, useContext, useId, useMemo, useRef, useState } from 'react';
import { FieldsetContext } from '../fieldset/fieldset-context';
import { isSameValue } from '../form/same-value';
import { fieldLabelsEsCO } from '../labels/es-co';
import type { FieldProps, FieldState } from './field.types';
import { FieldErrors } from './field-errors';
import { FieldErrorsContext } from './field-errors-context';
import { useJoinedControls } from './use-joined-controls';
import { useShownErrors } from './use-shown-errors';

const UNTOUCHED = {
  focused: false,
  touched: false,
  dirty: false,
  filled: false,
  pending: false,
  refused: false,
};

/**
 * Une la etiqueta, la ayuda y los errores con el control de Guadua que lleva dentro.
 * @example
 * <Field label="NIT" errors={verifyNIT(nit)}>
 *   <NitInput value={nit} onChange={setNit} />
 * </Field>
 */
export function Field({
  label,
  description,
  errors = null,
  messages,
  when = 'touched',
  pending = false,
  disabled: ownDisabled,
  readOnly,
  required,
  invalid,
  name,
  id,
  labels: ownLabels,
  className,
  classNames,
  style,
  children,
}: FieldProps) {
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const labels = useLabels('forms', fieldLabelsEsCO, ownLabels, 'field');
  const { disabled: groupDisabled, onEdit: onGroupEdit } = useContext(FieldsetContext);
  const disabled = ownDisabled || groupDisabled;
  const [control, setControl] = useState(UNTOUCHED);
  const isPending = pending || control.pending;
  const joined = useJoinedControls(name);
  const { names, others, target, join } = joined;
  const controlId = id ?? `${ownId}-control`;
  const {
    hasErrors,
    isShown,
    errorId,
    listId,
    isAdopted,
    refusal,
    judge,
    context: errorsContext,
  } = useShownErrors({
    root,
    names,
    controlId: target ?? controlId,
    errors,
    messages,
    when,
    touched: control.touched,
    dirty: control.dirty,
    pending: isPending,
    ownsControls: true,
    labels: ownLabels,
    onReset: () => setControl((now) => ({ ...now, touched: false, dirty: false, refused: false })),
  });
  const report = useCallback(
    (change: Partial<FieldControlState>) => {
      if (change.dirty) onGroupEdit?.();
      // What the browser said while a control prepared its value ends with that.
      if (change.pending === false) judge();
      setControl((now) => {
        // A refusal is said until the next edit or value: a person who only goes on has not read it yet.
        const refused = now.refused && !change.dirty && change.filled === undefined;
        const next = { ...now, refused, ...change };
        return isSameValue(now, next) ? now : next;
      });
    },
    [onGroupEdit, judge],
  );
  const shownInvalid = invalid ?? isShown;
  const labelId = `${ownId}-label`;
  const descriptionId = `${ownId}-description`;
  const described = description !== undefined && description !== null;

  const describedBy = joinIds(described && descriptionId, errorId);
  const context = useMemo<FieldContextValue>(
    () => ({
      name,
      controlId,
      others,
      join,
      labelId,
      describedBy,
      errorId,
      disabled,
      readOnly,
      required,
      invalid: shownInvalid,
      refusal,
      report,
    }),
    [
      name,
      controlId,
      others,
      join,
      labelId,
      describedBy,
      errorId,
      disabled,
      readOnly,
      required,
      shownInvalid,
      refusal,
      report,
    ],
  );
  const state: FieldState = {
    ...control,
    disabled: disabled ?? false,
    valid: !hasErrors && !isPending && invalid !== true,
    invalid: shownInvalid,
    pending: isPending,
  };

  return (
    <FieldContext value={context}>
      <FieldErrorsContext value={errorsContext}>
        <div
          ref={root}
          className={clsx('gd-field', classNames?.root, className)}
          style={style}
          aria-busy={isPending || undefined}
          {...dataAttributes({ ...state })}
        >
          {label !== undefined && label !== null && (
            <label
              id={labelId}
              htmlFor={target ?? controlId}
              className={clsx('gd-field__label', classNames?.label)}
              {...dataAttributes({ required: required ?? joined.required })}
            >
              {label}
            </label>
          )}
          {described && (
            <div
              id={descriptionId}
              className={clsx('gd-field__description', classNames?.description)}
            >
              {description}
            </div>
          )}
          {children}
          <div className="gd-field__messages">
            {!isAdopted && (
              <FieldErrors id={listId} messages={messages} className={classNames?.errors} />
            )}
            <div className="gd-field__pending" role="status">
              {pending ? labels.pending : control.refused && labels.refused}
            </div>
          </div>
        </div>
      </FieldErrorsContext>
    </FieldContext>
  );
}
