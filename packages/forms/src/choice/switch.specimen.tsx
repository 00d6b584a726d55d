import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Switch } from '@guadua/forms';

function Toggle({ t }: SpecimenProps) {
  return <Switch>{t('Recibir correos')}</Switch>;
}

export const specimens: Specimens = {
  switch: defineSpecimen({
    covers: ['Switch'],
    View: Toggle,
    use: (user) => user.press('#specimen input'),
  }),
};

export const variants: Specimens = {
  'switch-on': defineSpecimen<boolean>({
    covers: ['Switch'],
    View: ({ t, control }) => <Switch {...control}>{t('Interruptor')}</Switch>,
    control: { initial: true, submits: (value) => (value ? ['on'] : []) },
  }),
};
