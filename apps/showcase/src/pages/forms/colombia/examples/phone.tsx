import { Field, type ValidationErrors } from '@guadua/forms';
import { PhoneInput, type PhoneInputProps } from '@guadua/forms/colombia';

export function Phone({ errors, ...control }: PhoneInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Teléfono" errors={errors}>
      <PhoneInput clearable {...control} />
    </Field>
  );
}
