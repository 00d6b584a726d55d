import { Field, NativeSelect, type NativeSelectProps, type ValidationErrors } from '@guadua/forms';

const CITIES = [
  { value: 'bogota', label: 'Bogotá' },
  { value: 'medellin', label: 'Medellín' },
  { value: 'cali', label: 'Cali' },
  { value: 'barranquilla', label: 'Barranquilla' },
];

export function City({ errors, ...control }: NativeSelectProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Ciudad" errors={errors}>
      <NativeSelect placeholder="Elige una ciudad" options={CITIES} {...control} />
    </Field>
  );
}
