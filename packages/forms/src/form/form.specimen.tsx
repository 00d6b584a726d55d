import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import {
  Field,
  Form,
  FormErrors,
  reorderRows,
  TextInput,
  useField,
  useFormRows,
  useFormState,
  useFormValues,
} from '@guadua/forms';
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

/** The rows of a form, and how many of them it holds. */
function Stops({ t }: Pick<SpecimenProps, 't'>) {
  const { rows, add, remove, addRef, announcer } = useFormRows<{ ciudad: string }>('paradas', {
    reorder: reorderRows(),
  });
  const count = useFormValues(({ paradas }) => (Array.isArray(paradas) ? paradas.length : 0));
  return (
    <>
      {rows.map((row) => (
        <div key={row.id} {...row.props}>
          {row.handle}
          <Field label={t('Ciudad')}>
            <TextInput {...row.field('ciudad')} />
          </Field>
          <button type="button" onClick={() => remove(row.id)}>
            {t('Quitar')}
          </button>
        </div>
      ))}
      <button type="button" ref={addRef} onClick={() => add()}>
        {`${t('Agregar')} (${count})`}
      </button>
      {announcer}
    </>
  );
}

const STOPS = { paradas: [{ ciudad: null }, { ciudad: null }] };

export const specimens: Specimens = {
  form: defineSpecimen({
    covers: ['Form', 'FormErrors', 'useField', 'useFormState'],
    View: Contact,
    use: async (user) => {
      await user.find('.gd-form-errors');
    },
  }),
  'form-rows': defineSpecimen({
    covers: ['reorderRows', 'useFormRows', 'useFormValues'],
    View: ({ t }) => (
      <Form aria-label={t('Viaje')} defaultValues={STOPS}>
        <Stops t={t} />
      </Form>
    ),
  }),
};
