import { Field, MaskedInput, type MaskedInputProps, type ValidationErrors } from '@guadua/forms';

export function Ip({
  errors,
  ...control
}: Partial<MaskedInputProps> & { errors?: ValidationErrors }) {
  return (
    <Field label="Dirección IP" errors={errors}>
      <MaskedInput mask="ip" {...control} />
    </Field>
  );
}
