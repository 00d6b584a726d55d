import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Field, Fieldset, NumberInput, TextInput } from '@guadua/forms';

function Person({ t }: SpecimenProps) {
  return (
    <Fieldset
      legend={t('Acudiente')}
      description={t('Quien responde por el menor')}
      errors={{ match: t('La edad y el documento no coinciden') }}
      when="always"
    >
      <Field label={t('Nombre')}>
        <TextInput name="nombre" />
      </Field>
      <Field label={t('Edad')}>
        <NumberInput name="edad" />
      </Field>
    </Fieldset>
  );
}

export const specimens: Specimens = {
  fieldset: defineSpecimen({
    covers: ['Fieldset'],
    View: Person,
    use: (user) => user.write('#specimen input', 'Ana'),
  }),
};
