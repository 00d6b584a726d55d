import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/ui/popover',
  title: 'Popover',
  group: 'UI',
  entry: 'Popover',
  order: 3,
  lead: 'Un panel junto al botón que lo abre, por encima de todo: ayuda, filtros, compartir, detalles.',
  english: 'A window beside the button that opens it, above everything and inside anything.',
  imports: { from: '@guadua/utils/ui', names: ['Popover'] },
  overview: { line: 'Un panel junto al botón que lo abre.', drawing: 'popover' },
  usage: {
    when: ['Para ayuda, filtros o detalles junto al botón que los abre.'],
    instead: [
      'Para elegir de una lista: usa un [Select](/select/basic).',
      'Para avisar que algo pasó: usa un [Snackbar](/utils/snackbar).',
    ],
    anatomy: `
Popover
├─ trigger       el botón que lo abre
└─ panel         role="dialog"
   ├─ title
   ├─ description
   └─ children`,
  },
};
