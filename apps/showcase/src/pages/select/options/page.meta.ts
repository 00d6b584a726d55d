import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/options',
  title: 'Opciones del select',
  group: 'Select',
  entry: 'Opciones',
  order: 4,
  lead: 'Otras etiquetas y claves, límites, opciones nuevas, deshabilitadas y una lista de cien mil.',
  imports: { from: '@guadua/select', names: ['Select'] },
};
