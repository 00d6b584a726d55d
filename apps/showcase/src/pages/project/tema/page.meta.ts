import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/tema',
  title: 'Tema',
  group: 'Proyecto',
  entry: 'Tema',
  order: 1,
  lead: 'Cambia los colores, las esquinas, la letra y la densidad; mira el contraste y copia el CSS.',
  english:
    'Change accent, neutrals, corners, font and density, watch the contrast as you move, and copy the CSS. Tailwind 4 and other libraries.',
};
