import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/time',
  title: 'Hora',
  group: 'Fecha',
  entry: 'Hora',
  order: 3,
  lead: 'Escribe la hora como quieras (830, 8 pm, mediodía) o elígela de la lista.',
  english: 'A time that is typed in any common form, or picked from a list of what is available.',
  imports: { from: '@guadua/date', names: ['TimeInput'] },
  overview: { line: 'Una hora escrita o elegida de una lista.', drawing: 'time' },
  usage: {
    when: ['Para una hora del día: abrir, cerrar, un turno.'],
    instead: ['Para un día con su hora: usa un [DatePicker](/date/basic) con `time`.'],
    anatomy: `
Field
├─ label
└─ TimeInput
   ├─ campo       entiende 230pm, 14:30, mediodía
   └─ lista       las horas disponibles`,
  },
};
