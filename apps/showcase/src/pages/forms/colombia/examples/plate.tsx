import { Field, type ValidationErrors } from '@guadua/forms';
import { PlateInput, type PlateInputProps } from '@guadua/forms/colombia';

export function Plate({ errors, ...control }: PlateInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Placa" errors={errors}>
      <PlateInput {...control} />
    </Field>
  );
}
