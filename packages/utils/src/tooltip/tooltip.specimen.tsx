import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Tooltip } from '@guadua/utils/ui';

function Tip({ t }: SpecimenProps) {
  return (
    <Tooltip content={t('Descarga el informe en PDF')}>
      <button type="button">{t('Descargar')}</button>
    </Tooltip>
  );
}

export const specimens: Specimens = {
  tooltip: defineSpecimen({
    covers: ['Tooltip'],
    View: Tip,
    use: async (user) => {
      await user.focus('#specimen button');
      await user.find('[role=tooltip]');
    },
  }),
};
