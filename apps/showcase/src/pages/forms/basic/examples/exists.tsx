import { Field, TextInput, type TextInputProps, type ValidationErrors } from '@guadua/forms';

interface ExistsProps extends TextInputProps {
  errors?: ValidationErrors;
  pending?: boolean;
}

export function Exists({ errors, pending, ...control }: ExistsProps) {
  return (
    <Field
      label="Usuario"
      description="kratos, aloy y dante ya están tomados"
      errors={errors}
      pending={pending}
      messages={{ required: 'Requerido', alreadyExists: 'Existe' }}
      when="dirty"
    >
      <TextInput textCase="lower" filter={/\s/} autoComplete="off" {...control} />
    </Field>
  );
}
