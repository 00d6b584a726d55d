import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Field, Form, FormErrors, TextInput } from '@guadua/forms';

const ERRORS = { ciudad: { key: 'required' } };

function Contact({ t }: SpecimenProps) {
  return (
    <Form aria-label={t('Contacto')} errors={ERRORS}>
      <FormErrors />
      <Field label={t('Nombre')}>
        <TextInput name="nombre" />
      </Field>
      <Field label={t('Ciudad')}>
        <TextInput name="ciudad" defaultValue={t('Macondo')} />
      </Field>
      <button type="submit">{t('Enviar')}</button>
    </Form>
  );
}

export const specimens: Specimens = {
  form: defineSpecimen({
    covers: ['Form', 'FormErrors'],
    View: Contact,
    use: async (user) => {
      await user.find('.gd-form-errors');
    },
  }),
};
