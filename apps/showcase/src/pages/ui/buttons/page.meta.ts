import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/buttons',
  title: 'Botones',
  group: 'UI',
  entry: 'Botones',
  order: 1,
  lead: 'Diez tonos, dos variantes y tres tamaños, con un estado de carga que conserva el ancho y el foco.',
  imports: { from: '@guadua/utils/ui', names: ['Button'] },
};
