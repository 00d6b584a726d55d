import {
  Field,
  PasswordInput,
  type PasswordInputProps,
  type ValidationErrors,
} from '@guadua/forms';

export function Known({ errors, ...control }: PasswordInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Contraseña" errors={errors}>
      <PasswordInput {...control} />
    </Field>
  );
}
