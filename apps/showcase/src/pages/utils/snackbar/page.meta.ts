import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/snackbar',
  title: 'Snackbar',
  group: 'Utilidades',
  entry: 'Snackbar',
  order: 5,
  lead: 'Un aviso breve que llega sin interrumpir, espera si lo estás leyendo y se anuncia a quien no lo ve.',
  imports: { from: '@guadua/utils', names: ['snackbar'] },
};
