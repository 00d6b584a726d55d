import { type FormEvent, useEffect, useState } from 'react';
import type { FormModeProps } from './form-mode.types';
import { useErrors } from './use-errors';

/** El formulario del navegador guarda el valor: `name`, `defaultValue` y `FormData`. */
export function WithNativeForm<Value>({
  control: Control,
  name,
  initialValue,
  disabled,
  validate,
  passErrors,
  onReport,
}: FormModeProps<Value>) {
  // Only to show it beside the form and to check it: the form itself needs no state.
  const [seen, setSeen] = useState(initialValue);
  const [touched, setTouched] = useState(false);
  const { errors, pending } = useErrors(seen, validate);

  useEffect(
    () => onReport({ value: seen, errors, pending, touched }),
    [onReport, seen, errors, pending, touched],
  );

  const reset = () => {
    setSeen(initialValue);
    setTouched(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
  };

  return (
    <form onReset={reset} onSubmit={submit}>
      <Control
        name={name}
        defaultValue={initialValue}
        onChange={setSeen}
        onBlur={() => setTouched(true)}
        disabled={disabled}
        {...(passErrors && { errors, ...(pending && { pending }) })}
      />
    </form>
  );
}
