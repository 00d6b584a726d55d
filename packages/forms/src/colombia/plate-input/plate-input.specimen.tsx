import {
  defineSpecimen,
  type LabelState,
  type SpecimenProps,
  type Specimens,
  submitsText,
} from '@guadua/catalog';
import { Field } from '@guadua/forms';
import { PlateInput } from '@guadua/forms/colombia';

function Plate({ t }: SpecimenProps) {
  return (
    <Field label={t('Placa')}>
      <PlateInput clearable />
    </Field>
  );
}

export const specimens: Specimens = {
  'plate-input': defineSpecimen({
    covers: ['PlateInput'],
    View: Plate,
    use: (user) => user.write('#specimen input', 'abc12d'),
  }),
};

export const variants: Specimens = {
  'plate-input-plain': defineSpecimen<string>({
    covers: ['PlateInput'],
    View: ({ t, control }) => <PlateInput aria-label={t('Placa')} {...control} />,
    control: {
      initial: '',
      invalid: (value) => !/^[\dA-Z]{0,6}$/.test(value) && `${value} is no half plate`,
      submits: submitsText,
    },
  }),
};

export const labelStates: readonly LabelState[] = [
  {
    title: 'a plate that is not whole',
    element: (
      <form>
        <Field label="Πινακίδα">
          <PlateInput />
        </Field>
        <button type="submit">Αποστολή</button>
      </form>
    ),
    use: async ({ click, keys, shown }) => {
      await click('input');
      await keys('12{Enter}');
      await shown('forms.errors.verifyPlate');
    },
  },
];
