import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { colorScheme, useColorScheme } from '@guadua/utils';

function Scheme({ t }: SpecimenProps) {
  const { scheme, toggle } = useColorScheme();
  return (
    <button type="button" data-test="scheme" aria-pressed={scheme === 'dark'} onClick={toggle}>
      {t('Tema oscuro')}
    </button>
  );
}

export const specimens: Specimens = {
  'color-scheme': defineSpecimen({
    covers: ['useColorScheme'],
    View: Scheme,
    use: async (user) => {
      await user.press('[data-test=scheme]');
      colorScheme.set('light');
      await user.settle();
    },
  }),
};
