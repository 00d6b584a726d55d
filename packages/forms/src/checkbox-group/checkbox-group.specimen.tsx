import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { CheckboxGroup, Field } from '@guadua/forms';

function Group({ t, control }: SpecimenProps<readonly string[]>) {
  return (
    <Field label={t('Temas')}>
      <CheckboxGroup
        {...control}
        all={t('Todos')}
        options={[
          { value: 'salud', label: t('Salud'), description: t('Citas y vacunas') },
          { value: 'vivienda', label: t('Vivienda') },
          { value: 'empleo', label: t('Empleo'), disabled: true },
        ]}
      />
    </Field>
  );
}

export const specimens: Specimens = {
  'checkbox-group': defineSpecimen<readonly string[]>({
    covers: ['CheckboxGroup'],
    View: Group,
    control: {
      initial: ['vivienda'],
      invalid: (value) =>
        value.some((one) => !['salud', 'vivienda'].includes(one)) && `${value} is not a choice`,
      submits: (value) => [...value],
    },
    use: (user) => user.press('#specimen input[value=salud]'),
  }),
};
