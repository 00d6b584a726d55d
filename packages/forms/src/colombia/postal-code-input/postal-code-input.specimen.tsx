import {
  defineSpecimen,
  type LabelState,
  type SpecimenProps,
  type Specimens,
  submitsText,
} from '@guadua/catalog';
import { Field } from '@guadua/forms';
import { PostalCodeInput } from '@guadua/forms/colombia';

function PostalCode({ t }: SpecimenProps) {
  return (
    <Field label={t('Código postal')}>
      <PostalCodeInput department={false} clearable />
    </Field>
  );
}

export const specimens: Specimens = {
  'postal-code-input': defineSpecimen({
    covers: ['PostalCodeInput'],
    View: PostalCode,
    use: (user) => user.write('#specimen input', '110111'),
  }),
};

export const variants: Specimens = {
  'postal-code-input-department': defineSpecimen<string>({
    covers: ['PostalCodeInput'],
    View: ({ t, control }) => <PostalCodeInput aria-label={t('Código postal')} {...control} />,
    control: {
      initial: '',
      invalid: (value) => !/^\d{0,6}$/.test(value) && `${value} is no half code`,
      submits: submitsText,
    },
  }),
};

export const labelStates: readonly LabelState[] = [
  {
    title: 'a postal code that is not whole',
    element: (
      <form>
        <Field label="Ταχυδρομικός κώδικας">
          <PostalCodeInput department={false} />
        </Field>
        <button type="submit">Αποστολή</button>
      </form>
    ),
    use: async ({ click, keys, shown }) => {
      await click('input');
      await keys('12{Enter}');
      await shown('forms.errors.verifyPostalCode');
    },
  },
];
