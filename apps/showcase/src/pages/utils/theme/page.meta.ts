import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/theme',
  title: 'Tema claro u oscuro',
  group: 'Utilidades',
  entry: 'Tema Claro/Oscuro',
  order: 1,
  lead: 'Sigue al sistema, recuerda tu elección, la comparte entre pestañas y nunca destella en blanco.',
  imports: { from: '@guadua/utils', names: ['colorScheme', 'useColorScheme'] },
};
