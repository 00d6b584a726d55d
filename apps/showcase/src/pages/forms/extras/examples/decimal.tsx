import { Field, NumberInput, type NumberInputProps, type ValidationErrors } from '@guadua/forms';

export function Decimal({ errors, ...control }: NumberInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Temperatura" errors={errors}>
      <NumberInput min={-90} decimals={3} step={0.5} suffix="°C" {...control} />
    </Field>
  );
}
