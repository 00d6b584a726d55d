import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { Field, RadioGroup } from '@guadua/forms';

function Radios({ t, control }: SpecimenProps<string | null>) {
  return (
    <Field label={t('Entrega')}>
      <RadioGroup
        {...control}
        options={[
          { value: 'casa', label: t('A domicilio'), description: t('Llega mañana') },
          { value: 'tienda', label: t('En la tienda') },
          { value: 'dron', label: t('Por dron'), disabled: true },
        ]}
      />
    </Field>
  );
}

export const specimens: Specimens = {
  'radio-group': defineSpecimen<string | null>({
    covers: ['RadioGroup'],
    View: Radios,
    control: {
      initial: null,
      invalid: (value) =>
        value !== null && !['casa', 'tienda'].includes(value) && `${value} is not a choice`,
      submits: submitsOne,
    },
    use: (user) => user.press('#specimen input[value=tienda]'),
  }),
};
