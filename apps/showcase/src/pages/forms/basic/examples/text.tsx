import { Field, TextInput, type TextInputProps, type ValidationErrors } from '@guadua/forms';

export function Text({ errors, ...control }: TextInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Nombre" required errors={errors} messages={{ required: 'Requerido' }}>
      <TextInput clearable autoComplete="name" {...control} />
    </Field>
  );
}
