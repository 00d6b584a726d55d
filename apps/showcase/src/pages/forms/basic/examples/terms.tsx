import { Checkbox, type CheckboxProps, Field, type ValidationErrors } from '@guadua/forms';

export function Terms({ errors, ...control }: CheckboxProps & { errors?: ValidationErrors }) {
  return (
    <Field errors={errors}>
      <Checkbox {...control}>Acepto el tratamiento de mis datos</Checkbox>
    </Field>
  );
}
