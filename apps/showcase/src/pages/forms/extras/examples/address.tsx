import { Field, type ValidationErrors } from '@guadua/forms';
import { AddressInput, type AddressInputProps } from '@guadua/forms/colombia';

export function Address({ errors, ...control }: AddressInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Dirección" errors={errors}>
      <AddressInput {...control} />
    </Field>
  );
}
