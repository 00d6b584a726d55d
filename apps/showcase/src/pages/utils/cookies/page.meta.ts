import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/cookies',
  title: 'Cookies',
  group: 'Utilidades',
  entry: 'Cookies',
  order: 2,
  lead: 'Leer, escribir y borrar cookies conservando el tipo de cada valor.',
  english: 'Reads, writes and removes cookies, and keeps the type of each value.',
  imports: { from: '@guadua/utils', names: ['cookies', 'createFetch', 'useCookies'] },
  overview: { line: 'Conserva el tipo de cada valor.', drawing: 'cookies' },
  usage: {
    when: ['Para preferencias que el servidor debe leer en la siguiente petición.'],
    instead: [
      'Si solo las lee el navegador: `localStorage` no se envía en cada petición.',
      'Para una sesión: que la escriba el servidor, con `HttpOnly`.',
    ],
  },
};
