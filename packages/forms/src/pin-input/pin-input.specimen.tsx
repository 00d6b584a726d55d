import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { Field, PinInput } from '@guadua/forms';

function Pin({ t, control }: SpecimenProps<string | null>) {
  return (
    <Field label={t('Código de ingreso')}>
      <PinInput length={6} {...control} />
    </Field>
  );
}

export const specimens: Specimens = {
  'pin-input': defineSpecimen<string | null>({
    covers: ['PinInput'],
    View: Pin,
    control: {
      initial: null,
      invalid: (value) => value !== null && !/^\d{6}$/.test(value) && `${value} is not a PIN`,
      submits: submitsOne,
    },
    use: (user) => user.write('#specimen input', '123456'),
  }),
};
