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
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormField } from '../form/use-form-field';
import { isPresent } from '../validators/validation-result';
import type { FieldProps, FieldState } from './field.types';
import { FieldErrorList } from './field-errors';
import { FieldErrorsContext, type FieldErrorsContextValue } from './field-errors-context';
import { errorsShown } from './field-state';
import { useJoinedControls } from './use-joined-controls';
import { useSubmitted } from './use-submitted';

const FIELD_LABELS = {
  pending: 'Comprobando…',
  refused: 'Ese texto no se puede usar aquí: el campo quedó como estaba',
};

const UNTOUCHED = {
  focused: false,
  touched: false,
  dirty: false,
  filled: false,
  pending: false,
  refused: false,
};

const STATE_KEYS = Object.keys(UNTOUCHED) as (keyof FieldControlState)[];

/**
 * Ties a label, a description, a control and its errors together (FLD-1). Any control of Guadua
 * inside it joins by itself.
 *
 * @example
 * <Field label="NIT" errors={verifyNIT(nit)}>
 *   <NitInput value={nit} onChange={setNit} />
 * </Field>
 */
export function Field({
  label,
  description,
  errors: givenErrors = null,
  messages,
  when = 'touched',
  pending = false,
  disabled,
  readOnly,
  required,
  invalid,
  name,
  id,
  className,
  classNames,
  style,
  children,
}: FieldProps) {
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const labels = useLabels('forms', FIELD_LABELS);
  const [control, setControl] = useState(UNTOUCHED);
  const [registered, setRegistered] = useState<readonly string[]>([]);
  const { submitted, nativeError, missing } = useSubmitted(root, control.pending, () =>
    setControl((now) => ({ ...now, touched: false, dirty: false })),
  );

  const { names, others, target, join, onJoin } = useJoinedControls(name);
  const controlId = id ?? `${ownId}-control`;
  const ownErrors = givenErrors !== null && Object.values(givenErrors).some(isPresent);
  const tie = useFormField(root, names, target ?? controlId, ownErrors);
  const { errors: formErrors, onEdit, onShow } = tie;
  const inForm = onEdit !== undefined;
  useLayoutEffect(() => onJoin(tie.onJoin), [onJoin, tie.onJoin]);
  const report = useCallback(
    (change: Partial<FieldControlState>) => {
      if (change.dirty) onEdit?.();
      setControl((now) => {
        const next = { ...now, refused: false, ...change };
        return sameState(now, next) ? now : next;
      });
    },
    [onEdit],
  );
  const register = useCallback((errorId: string) => {
    setRegistered((ids) => [...ids, errorId]);
    return () => setRegistered((ids) => ids.filter((known) => known !== errorId));
  }, []);

  const [adopted, setAdopted] = useState(0);
  const adopt = useCallback(() => {
    setAdopted((count) => count + 1);
    return () => setAdopted((count) => count - 1);
  }, []);

  const { touched, dirty } = control;
  const progress = useMemo(() => ({ touched, dirty, submitted }), [touched, dirty, submitted]);
  // The browser's own reason is shown where the application gives none (FLD-5).
  const errors = useMemo(() => {
    if (ownErrors || formErrors) return { ...givenErrors, ...formErrors };
    if (nativeError === undefined) return givenErrors;
    // A `Form` speaks the language of the tree; the browser only its own.
    return missing && inForm ? { required: true } : { native: nativeError };
  }, [ownErrors, givenErrors, formErrors, nativeError, missing, inForm]);
  const hasErrors = ownErrors || formErrors !== null || nativeError !== undefined;
  // What a form was answered is shown at once.
  const whenShown = formErrors ? 'always' : when;
  const shownInvalid =
    invalid ?? ((hasErrors && errorsShown(whenShown, progress)) || registered.length > 0);
  const errorId = registered.length > 0 ? registered.join(' ') : undefined;
  const labelId = `${ownId}-label`;
  const descriptionId = `${ownId}-description`;
  const described = description !== undefined && description !== null;

  const context = useMemo<FieldContextValue>(
    () => ({
      controlId,
      others,
      join,
      labelId,
      describedBy: joinIds(described && descriptionId, errorId),
      errorId,
      disabled,
      readOnly,
      required,
      invalid: shownInvalid,
      report,
    }),
    [
      controlId,
      others,
      join,
      labelId,
      described,
      descriptionId,
      errorId,
      disabled,
      readOnly,
      required,
      shownInvalid,
      report,
    ],
  );
  const errorsContext = useMemo<FieldErrorsContextValue>(
    () => ({ errors, when: whenShown, progress, adopt, register, report: onShow }),
    [errors, whenShown, progress, adopt, register, onShow],
  );
  const isPending = pending || control.pending;
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
            >
              {label}
              {required && (
                <span className="gd-field__required" aria-hidden="true">
                  {' *'}
                </span>
              )}
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
            {adopted === 0 && <FieldErrorList messages={messages} className={classNames?.errors} />}
            <div className="gd-field__pending" role="status">
              {pending ? labels.pending : control.refused && labels.refused}
            </div>
          </div>
        </div>
      </FieldErrorsContext>
    </FieldContext>
  );
}

function sameState(a: FieldControlState, b: FieldControlState): boolean {
  return STATE_KEYS.every((key) => a[key] === b[key]);
}
