import { Field, NitInput, type NitInputProps, type ValidationErrors } from '@guadua/forms';

export function Nit({ errors, ...control }: NitInputProps & { errors?: ValidationErrors }) {
  return (
    <Field
      label="NIT"
      errors={errors}
      messages={{
        required: 'Requerido',
        verifyNIT: 'Formato: xxxxxxxxx-x',
        verifyNITIntegrity: 'NIT inválido',
      }}
    >
      <NitInput {...control} />
    </Field>
  );
}
