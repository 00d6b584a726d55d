import { Field, MaskedInput, type MaskedInputProps, type ValidationErrors } from '@guadua/forms';

export function Time({
  errors,
  ...control
}: Partial<MaskedInputProps> & { errors?: ValidationErrors }) {
  return (
    <Field label="Hora" errors={errors}>
      <MaskedInput mask="time" {...control} />
    </Field>
  );
}
