import {
  Field,
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type ValidationErrors,
} from '@guadua/forms';

export function Known({ errors, ...control }: PasswordInputProps & { errors?: ValidationErrors }) {
  return (
    <>
      <Field label="Correo">
        <TextInput type="email" autoComplete="username" />
      </Field>
      <Field label="Contraseña" errors={errors}>
        <PasswordInput {...control} />
      </Field>
    </>
  );
}
