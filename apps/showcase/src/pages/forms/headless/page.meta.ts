import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/headless',
  title: 'En un input propio',
  group: 'Formularios',
  entry: 'Input propio',
  order: 8,
  lead: 'Números y máscaras para el input que ya tienes, sea de shadcn, de Mantine, de MUI o tuyo.',
  english: 'Numbers and masks for an input of your own, of shadcn, Mantine or MUI.',
  imports: { from: '@guadua/forms/headless', names: ['useNumberText', 'useMaskText'] },
  overview: { line: 'Números y máscaras para tus campos.', drawing: 'code' },
  usage: {
    when: [
      'Cuando tu aplicación ya tiene sus campos y solo necesitas que los números y las máscaras se escriban bien.',
    ],
    instead: [
      'Para un campo completo, con etiqueta, errores y formulario: usa [NumberInput](/forms/extras) o [MaskedInput](/forms/extras) en un Field.',
    ],
  },
};
