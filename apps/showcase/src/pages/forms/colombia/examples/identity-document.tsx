import { Field, type ValidationErrors } from '@guadua/forms';
import { DocumentInput, type DocumentInputProps } from '@guadua/forms/colombia';

export function Identity({
  errors,
  ...control
}: DocumentInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Documento" errors={errors}>
      <DocumentInput {...control} />
    </Field>
  );
}
