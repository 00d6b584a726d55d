import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { CurrencyInput, Field } from '@guadua/forms';

function Currency({ t }: SpecimenProps) {
  return (
    <Field label={t('Precio')}>
      <CurrencyInput defaultValue={1_234_567.5} fixedDecimals suffix={t('COP')} />
    </Field>
  );
}

export const specimens: Specimens = {
  'currency-input': defineSpecimen({
    covers: ['CurrencyInput'],
    View: Currency,
    use: (user) => user.write('#specimen input', '9'),
  }),
};

export const variants: Specimens = {
  'currency-input-plain': defineSpecimen<number | null>({
    covers: ['CurrencyInput'],
    View: ({ t, control }) => <CurrencyInput aria-label={t('Precio')} clearable {...control} />,
    control: {
      initial: null,
      invalid: (value) =>
        value !== null &&
        (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER) ||
          Math.abs(value * 100 - Math.round(value * 100)) > 1e-3) &&
        `${value} is unsafe, or has more than two decimals`,
      submits: submitsText,
    },
  }),
};
