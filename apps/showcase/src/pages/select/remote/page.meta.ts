import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/select/remote',
  title: 'Listas remotas',
  group: 'Select',
  entry: 'Listas remotas',
  order: 3,
  lead: 'Opciones que se cargan por páginas, con búsqueda en el servidor.',
  english:
    'The municipalities of Colombia, page by page from a server, grouped and searched there.',
  imports: { from: '@guadua/select', names: ['Select'] },
  overview: { line: 'Opciones que se cargan de un servidor.', drawing: 'remote' },
  usage: {
    when: ['Cuando las opciones están en un servidor y son demasiadas para enviarlas todas.'],
    instead: [
      'Hasta unas cien mil opciones que ya tienes: [pásalas todas en `options`](/select/options), donde la búsqueda es más rápida.',
    ],
    anatomy: `
Select
└─ remote
   ├─ getList      una página de opciones, con búsqueda
   └─ resolve      los nombres de lo ya guardado`,
  },
};
