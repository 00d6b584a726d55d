import { Field, MaskedInput, type MaskedInputProps, type ValidationErrors } from '@guadua/forms';

export function CpfCnpj({
  errors,
  ...control
}: Partial<MaskedInputProps> & { errors?: ValidationErrors }) {
  return (
    <Field label="CPF o CNPJ" errors={errors}>
      <MaskedInput mask="cpf-cnpj" {...control} />
    </Field>
  );
}
