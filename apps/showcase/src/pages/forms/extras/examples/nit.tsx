import { Field, type ValidationErrors } from '@guadua/forms';
import { NitInput, type NitInputProps } from '@guadua/forms/colombia';

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
