import { type FormEvent, useEffect, useState } from 'react';
import type { FormModeProps } from './form-mode.types';
import { useErrors } from './use-errors';

/** El valor vive en el estado del componente: `value` y `onChange`. */
export function WithState<Value>({
  control: Control,
  name,
  initialValue,
  disabled,
  validate,
  passErrors,
  onReport,
}: FormModeProps<Value>) {
  const [value, setValue] = useState(initialValue);
  const [touched, setTouched] = useState(false);
  const { errors, pending } = useErrors(value, validate);

  useEffect(
    () => onReport({ value, errors, pending, touched }),
    [onReport, value, errors, pending, touched],
  );

  const reset = () => {
    setValue(initialValue);
    setTouched(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
  };

  return (
    <form noValidate onReset={reset} onSubmit={submit}>
      <Control
        name={name}
        value={value}
        onChange={setValue}
        onBlur={() => setTouched(true)}
        disabled={disabled}
        {...(passErrors && { errors, ...(pending && { pending }) })}
      />
    </form>
  );
}
