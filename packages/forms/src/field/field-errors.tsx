'use client';

import { clsx } from 'clsx/lite';
import { useContext, useEffect, useId, useLayoutEffect } from 'react';
import { errorLabelsEsCO } from '../labels/es-co';
import { useErrorLabels } from '../shared/native-message';
import { asFieldErrors } from './as-field-errors';
import type { FieldErrorsProps } from './field.types';
import { FieldErrorsContext } from './field-errors-context';
import { errorMessages, errorsShown } from './field-state';

/**
 * The messages of a field's errors (FLD-2). Its element is there before the first error, so that a
 * screen reader announces it, and inside a `Field` the control points at it.
 * @example <FieldErrors errors={errors} messages={{ required: 'Escribe tu nombre' }} />
 */
export function FieldErrors(props: FieldErrorsProps) {
  const adopt = useContext(FieldErrorsContext)?.adopt;
  useLayoutEffect(() => adopt?.(), [adopt]);
  return <FieldErrorList {...props} />;
}

export function FieldErrorList({ errors, messages = {}, when, className, id }: FieldErrorsProps) {
  const field = useContext(FieldErrorsContext);
  const labels = { ...errorLabelsEsCO, ...useErrorLabels(field?.labels) };
  const ownId = useId();
  const elementId = id ?? ownId;
  const isShown = field === null || errorsShown(when ?? field.when, field.progress);
  const said = errors === undefined ? (field?.errors ?? null) : asFieldErrors(errors);
  const shown = isShown ? errorMessages(said, messages, labels) : [];
  const report = field?.report;
  useEffect(() =>
    report?.(
      elementId,
      shown.map(({ message }) => message),
    ),
  );
  useEffect(() => () => report?.(elementId, []), [report, elementId]);
  return (
    <div id={elementId} className={clsx('gd-field__errors', className)} aria-live="polite">
      {shown.map(({ key, message }) => (
        <div key={key} className="gd-field__error" data-error={key}>
          {message}
        </div>
      ))}
    </div>
  );
}
