import { Field, PinInput, type PinInputProps, type ValidationErrors } from '@guadua/forms';

export function Simple({ errors, ...control }: PinInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Código" errors={errors}>
      <PinInput {...control} />
    </Field>
  );
}
