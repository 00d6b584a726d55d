import { defineSpecimen, type SpecimenProps, type Specimens, submitsOne } from '@guadua/catalog';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';

function Group({ t }: SpecimenProps) {
  return (
    <ButtonGroup selection="single" name="vista" aria-label={t('Vista')} defaultValue="lista">
      <ButtonGroupItem value="lista">{t('Lista')}</ButtonGroupItem>
      <ButtonGroupItem value="mapa">{t('Mapa')}</ButtonGroupItem>
      <ButtonGroupItem value="tabla">{t('Tabla')}</ButtonGroupItem>
    </ButtonGroup>
  );
}

export const specimens: Specimens = {
  'button-group': defineSpecimen({
    covers: ['ButtonGroup', 'ButtonGroupItem'],
    View: Group,
    use: async (user) => {
      await user.focus('[role=radio]');
      await user.key('ArrowRight');
      await user.key('ArrowRight');
    },
  }),
};

export const variants: Specimens = {
  'button-group-choice': defineSpecimen<string | null>({
    covers: ['ButtonGroup', 'ButtonGroupItem'],
    View: ({ t, control }) => (
      <ButtonGroup<string> aria-label={t('Color')} selection="single" {...control}>
        <ButtonGroupItem value="rojo">{t('Rojo')}</ButtonGroupItem>
        <ButtonGroupItem value="verde">{t('Verde')}</ButtonGroupItem>
        <ButtonGroupItem value="azul">{t('Azul')}</ButtonGroupItem>
      </ButtonGroup>
    ),
    control: {
      initial: 'verde',
      invalid: (value) =>
        value !== null && !['rojo', 'verde', 'azul'].includes(value) && `${value} is no colour`,
      submits: submitsOne,
    },
  }),
};
