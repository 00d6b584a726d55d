import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Checkbox } from '@guadua/forms';

function Check({ t }: SpecimenProps) {
  return (
    <div className="row">
      <Checkbox name="acepto" submitValue={t('sí')}>
        {t('Acepto los términos')}
      </Checkbox>
      <Checkbox indeterminate>{t('Todas las ciudades')}</Checkbox>
    </div>
  );
}

export const specimens: Specimens = {
  checkbox: defineSpecimen({
    covers: ['Checkbox'],
    View: Check,
    use: (user) => user.press('#specimen input'),
  }),
};

export const variants: Specimens = {
  'checkbox-plain': defineSpecimen<boolean>({
    covers: ['Checkbox'],
    View: ({ t, control }) => <Checkbox {...control}>{t('Casilla')}</Checkbox>,
    control: { initial: false, submits: (value) => (value ? ['on'] : []) },
  }),
};
