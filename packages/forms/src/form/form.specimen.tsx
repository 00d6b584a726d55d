import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Field, Form, FormErrors, TextInput, useField, useFormState } from '@guadua/forms';
import { useState } from 'react';

const ERRORS = { ciudad: { key: 'required' } };

/** A control of an application's own. */
function Note({ t }: Pick<SpecimenProps, 't'>) {
  const [filled, setFilled] = useState(false);
  const { rootProps, controlProps, onEdit } = useField({ name: 'nota', filled });
  const { dirty } = useFormState();
  return (
    <div {...rootProps}>
      <input
        {...controlProps}
        onChange={(event) => {
          onEdit();
          setFilled(event.currentTarget.value !== '');
        }}
      />
      {dirty && t('Con cambios')}
    </div>
  );
}

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
      <Field label={t('Nota')}>
        <Note t={t} />
      </Field>
      <button type="submit">{t('Enviar')}</button>
    </Form>
  );
}

export const specimens: Specimens = {
  form: defineSpecimen({
    covers: ['Form', 'FormErrors', 'useField', 'useFormState'],
    View: Contact,
    use: async (user) => {
      await user.find('.gd-form-errors');
    },
  }),
};
