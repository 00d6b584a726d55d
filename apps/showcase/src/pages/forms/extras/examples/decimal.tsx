import { Field, NumberInput, type NumberInputProps, type ValidationErrors } from '@guadua/forms';

export function Decimal({ errors, ...control }: NumberInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Temperatura" errors={errors}>
      <NumberInput allowNegative decimals={3} step={0.5} suffix="°C" {...control} />
    </Field>
  );
}
