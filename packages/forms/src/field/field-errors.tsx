'use client';

import { clsx } from 'clsx/lite';
import { useContext, useId, useLayoutEffect } from 'react';
import { asFieldErrors } from './as-field-errors';
import { useErrorWords } from './error-words';
import type { FieldErrorsProps } from './field.types';
import { FieldErrorsContext } from './field-errors-context';
import { errorMessages, errorsShown } from './field-state';

/**
 * Los mensajes de los errores, donde haga falta ponerlos a mano. Se anuncian cuando aparecen.
 * @example <FieldErrors errors={errors} messages={{ required: 'Escribe tu nombre' }} />
 */
export function FieldErrors({ errors, messages = {}, when, className, id }: FieldErrorsProps) {
  const field = useContext(FieldErrorsContext);
  const labels = useErrorWords(field?.labels);
  const ownId = useId();
  const elementId = id ?? ownId;
  const isShown = field === null || errorsShown(when ?? field.when, field.progress);
  const said = errors === undefined ? (field?.errors ?? null) : asFieldErrors(errors);
  const shown = isShown ? errorMessages(said, messages, labels) : [];
  const report = field?.report;
  // Before the paint: the field takes its own list away where another one shows its errors.
  useLayoutEffect(() =>
    report?.(
      elementId,
      shown.map(({ message }) => message),
    ),
  );
  useLayoutEffect(() => () => report?.(elementId, null), [report, elementId]);
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
