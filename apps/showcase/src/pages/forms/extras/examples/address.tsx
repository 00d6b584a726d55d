import { AddressInput, type AddressInputProps, Field, type ValidationErrors } from '@guadua/forms';

export function Address({ errors, ...control }: AddressInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Dirección" errors={errors}>
      <AddressInput {...control} />
    </Field>
  );
}
