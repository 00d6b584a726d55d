import {
  Field,
  NumberInput,
  type NumberInputProps,
  numberSteppers,
  type ValidationErrors,
} from '@guadua/forms';

export function Integer({ errors, ...control }: NumberInputProps & { errors?: ValidationErrors }) {
  return (
    <Field label="Cantidad" errors={errors}>
      <NumberInput
        min={1}
        max={2000}
        decimals={0}
        suffix="unidades"
        steppers={numberSteppers()}
        {...control}
      />
    </Field>
  );
}
