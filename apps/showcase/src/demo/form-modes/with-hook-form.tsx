import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { FormModeProps } from './form-mode.types';
import { useErrors } from './use-errors';

/** React Hook Form lleva el valor: basta con repartir `field` en el control. */
export function WithHookForm<Value>({
  control: Control,
  name,
  initialValue,
  disabled,
  validate,
  passErrors,
  onReport,
}: FormModeProps<Value>) {
  const { control, handleSubmit, reset, watch, formState } = useForm<Record<string, unknown>>({
    defaultValues: { [name]: initialValue },
    mode: 'onTouched',
  });
  const value = watch(name) as Value;
  const { errors, pending } = useErrors(value, validate);
  const touched = Boolean(formState.touchedFields[name]) || formState.isSubmitted;

  useEffect(
    () => onReport({ value, errors, pending, touched }),
    [onReport, value, errors, pending, touched],
  );

  return (
    <form noValidate onReset={() => reset()} onSubmit={handleSubmit(() => undefined)}>
      <Controller
        control={control}
        name={name}
        rules={{ validate: async (current) => (await validate(current as Value)) === null }}
        render={({ field }) => (
          <Control
            {...field}
            value={field.value as Value}
            disabled={disabled}
            {...(passErrors && { errors, ...(pending && { pending }) })}
          />
        )}
      />
    </form>
  );
}
