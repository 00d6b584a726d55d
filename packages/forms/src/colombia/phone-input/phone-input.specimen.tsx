import {
  defineSpecimen,
  type LabelState,
  type SpecimenProps,
  type Specimens,
  submitsText,
} from '@guadua/catalog';
import { Field } from '@guadua/forms';
import { formatPhone, PhoneInput, parsePhone } from '@guadua/forms/colombia';

function Phone({ t }: SpecimenProps) {
  return (
    <Field label={t('Teléfono')}>
      <PhoneInput prefix={t('+57')} clearable />
    </Field>
  );
}

export const specimens: Specimens = {
  'phone-input': defineSpecimen({
    covers: ['PhoneInput'],
    View: Phone,
    use: (user) => user.write('#specimen input', '3001234567'),
  }),
};

export const variants: Specimens = {
  'phone-input-any': defineSpecimen<string>({
    covers: ['PhoneInput'],
    View: ({ t, control }) => (
      <PhoneInput
        aria-label={t('Teléfono')}
        kinds={['mobile', 'landline', 'foreign']}
        {...control}
      />
    ),
    control: {
      initial: '',
      invalid: (value) => {
        const phone = parsePhone(value);
        if (phone === null) return !/^\+?\d{0,17}$/.test(value) && `${value} is no half number`;
        const again = parsePhone(formatPhone(value))?.e164;
        return (phone.e164 !== value || again !== value) && `${value} becomes ${again}`;
      },
      submits: submitsText,
    },
  }),
};

export const labelStates: readonly LabelState[] = [
  {
    title: 'a phone that is not whole',
    element: (
      <form>
        <Field label="Τηλέφωνο">
          <PhoneInput kinds={['mobile', 'landline', 'foreign']} />
        </Field>
        <button type="submit">Αποστολή</button>
      </form>
    ),
    use: async ({ click, keys, shown }) => {
      await click('input');
      await keys('300{Enter}');
      await shown('forms.errors.verifyPhone');
    },
  },
  {
    title: 'a phone of another country while its library is on its way',
    element: (
      <form>
        <Field label="Τηλέφωνο">
          <PhoneInput kinds={['foreign']} loadLibrary={() => new Promise(() => {})} />
        </Field>
        <button type="submit">Αποστολή</button>
      </form>
    ),
    use: async ({ click, keys, shown }) => {
      await click('input');
      await keys('+14155552671{Enter}');
      await shown('forms.errors.phoneUnchecked');
    },
  },
];
