import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/snackbar',
  title: 'Snackbar',
  group: 'Utilidades',
  entry: 'Snackbar',
  order: 5,
  lead: 'Un aviso breve que no interrumpe, espera si lo estás leyendo y se anuncia a quien no lo ve.',
  english:
    'A short message that does not interrupt, waits while it is read and is announced to those who do not see it.',
  imports: { from: '@guadua/utils', names: ['snackbar'] },
  overview: { line: 'Un aviso breve que no interrumpe.', drawing: 'snackbar' },
  usage: {
    when: ['Para confirmar lo que alguien acaba de hacer, con un «Deshacer» si se puede.'],
    instead: [
      'Para un error de un campo: muéstralo en el [campo](/forms/basic).',
      'Para algo que exige respuesta: abre un diálogo.',
    ],
    anatomy: `
Snackbars            una vez por aplicación
└─ snackbar(texto)
   ├─ ícono o indicador
   ├─ acción         opcional
   └─ cerrar`,
  },
};
