import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/headless',
  title: 'En un input propio',
  group: 'Formularios',
  entry: 'Input propio',
  order: 8,
  lead: 'Números y máscaras en el input que ya tienes, de shadcn, Mantine, MUI o tuyo: aquí se edita, allá se ve.',
  english: 'Numbers and masks for an input of your own, of shadcn, Mantine or MUI.',
  imports: { from: '@guadua/forms/headless', names: ['useNumberText', 'useMaskText'] },
  overview: { line: 'Números y máscaras para tus campos.', drawing: 'code' },
  usage: {
    when: [
      'Cuando tu aplicación ya tiene sus campos y solo le falta que un número o una máscara se escriban bien.',
    ],
    instead: [
      'Para un campo completo, con etiqueta, errores y formulario: usa [NumberInput](/forms/extras) o [MaskedInput](/forms/extras) en un Field.',
    ],
  },
};
