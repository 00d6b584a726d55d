import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/theme',
  title: 'Tema claro u oscuro',
  group: 'Utilidades',
  entry: 'Tema Claro/Oscuro',
  order: 1,
  lead: 'Sigue al sistema, recuerda tu elección, la comparte entre pestañas y nunca destella en blanco.',
  english:
    'Follows the system, remembers a choice, shares it between tabs and never flashes white.',
  imports: { from: '@guadua/utils', names: ['colorScheme', 'useColorScheme'] },
  overview: { line: 'Sigue al sistema y no destella.', drawing: 'scheme' },
  usage: {
    when: ['Cuando tu aplicación tiene tema claro y oscuro y debe recordar la elección.'],
    instead: ['Si solo sigues al sistema: `color-scheme: light dark` en tu CSS alcanza.'],
  },
};
