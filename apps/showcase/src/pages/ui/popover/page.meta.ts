import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/popover',
  title: 'Popover',
  group: 'UI',
  entry: 'Popover',
  order: 3,
  lead: 'Una ventana junto al botón que la abre, por encima de todo y dentro de lo que sea: ayuda, filtros, compartir, detalles.',
  imports: { from: '@guadua/utils/ui', names: ['Popover'] },
};
