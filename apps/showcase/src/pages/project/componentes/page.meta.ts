import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/componentes',
  title: 'Componentes',
  group: 'Empezar',
  entry: 'Componentes',
  order: 2,
  lead: 'Todo lo que trae Guadua, con un dibujo y una línea por página.',
  english: 'Every component and function of Guadua, with a drawing and a line each.',
};
