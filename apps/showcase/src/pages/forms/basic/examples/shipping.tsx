import { Field, RadioGroup, type RadioGroupProps, type ValidationErrors } from '@guadua/forms';

const WAYS = [
  { value: 'domicilio', label: 'A domicilio', description: 'Entre dos y tres días hábiles' },
  { value: 'tienda', label: 'Recoger en tienda', description: 'Desde mañana' },
  { value: 'moto', label: 'Mensajero en moto', description: 'Solo en Bogotá', disabled: true },
];

export function Shipping({
  errors,
  ...control
}: Partial<RadioGroupProps> & { errors?: ValidationErrors }) {
  return (
    <Field label="Envío" errors={errors}>
      <RadioGroup options={WAYS} {...control} />
    </Field>
  );
}
