import { defineSpecimen, type SpecimenProps, type Specimens, submitsText } from '@guadua/catalog';
import { Field, TextArea } from '@guadua/forms';

function Area({ t, control }: SpecimenProps<string>) {
  return (
    <Field label={t('Comentario')}>
      <TextArea autoGrow minRows={2} maxRows={6} {...control} />
    </Field>
  );
}

export const specimens: Specimens = {
  'text-area': defineSpecimen<string>({
    covers: ['TextArea'],
    View: Area,
    control: { initial: 'Primera línea', submits: submitsText },
    use: (user) => user.write('#specimen textarea', 'Otra línea\ny otra\ny una más\n'),
  }),
};
