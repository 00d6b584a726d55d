import { Field, TextInput, type TextInputProps, type ValidationErrors } from '@guadua/forms';

export function Exists({ errors, ...control }: TextInputProps & { errors?: ValidationErrors }) {
  return (
    <Field
      label="Usuario"
      description="kratos, aloy y dante ya están tomados"
      errors={errors}
      messages={{ required: 'Requerido', alreadyExists: 'Existe' }}
      when="always"
    >
      <TextInput textCase="lower" filter={/\s/} autoComplete="off" {...control} />
    </Field>
  );
}
