import { Field, type ValidationErrors } from '@guadua/forms';
import { PostalCodeInput, type PostalCodeInputProps } from '@guadua/forms/colombia';

export function PostalCode({
  errors,
  ...control
}: PostalCodeInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Código postal" errors={errors}>
      <PostalCodeInput {...control} />
    </Field>
  );
}
