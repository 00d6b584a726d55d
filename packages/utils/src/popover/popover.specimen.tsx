import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Popover } from '@guadua/utils/ui';

function Share({ t }: SpecimenProps) {
  return (
    <Popover
      title={t('Compartir')}
      description={t('Quien tenga el enlace puede ver la página.')}
      trigger={<button type="button">{t('Abrir')}</button>}
    >
      <button type="button">{t('Copiar enlace')}</button>
    </Popover>
  );
}

export const specimens: Specimens = {
  popover: defineSpecimen({
    covers: ['Popover'],
    View: Share,
    use: async (user) => {
      await user.press('#specimen button');
      await user.find('.gd-popover');
    },
  }),
};
