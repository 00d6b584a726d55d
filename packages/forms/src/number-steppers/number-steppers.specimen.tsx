import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { Field, NumberInput, numberSteppers } from '@guadua/forms';

function Steppers({ t }: SpecimenProps) {
  return (
    <Field label={t('Cantidad')} description={t('Entre 1 y 99')}>
      <NumberInput
        min={1}
        max={99}
        defaultValue={98}
        suffix={t('unidades')}
        clearable
        steppers={numberSteppers()}
      />
    </Field>
  );
}

export const specimens: Specimens = {
  'number-steppers': defineSpecimen({
    covers: ['NumberInput', 'numberSteppers'],
    View: Steppers,
    use: async (user) => {
      await user.press('.gd-number-steppers > :last-child');
      await user.press('.gd-number-steppers > :first-child');
    },
  }),
};

export const variants: Specimens = {
  'number-steppers-plain': defineSpecimen<number | null>({
    covers: ['NumberInput', 'numberSteppers'],
    View: ({ t, control }) => (
      <NumberInput aria-label={t('Número')} steppers={numberSteppers()} {...control} />
    ),
    control: {
      initial: 5,
      invalid: (value) =>
        value !== null && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && `${value} is not safe`,
      submits: submitsText,
    },
  }),
};
