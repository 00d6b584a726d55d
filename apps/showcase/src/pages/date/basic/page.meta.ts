import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/basic',
  title: 'Fecha',
  group: 'Fecha',
  entry: 'Fecha',
  order: 1,
  lead: 'Un calendario que se escribe o se elige, con hora, límites y los festivos de Colombia.',
  english:
    'A date that is typed or picked, with hours, limits and the public holidays of Colombia.',
  imports: { from: '@guadua/date', names: ['DatePicker'] },
  overview: { line: 'Una fecha escrita o elegida, con festivos.', drawing: 'calendar' },
  usage: {
    when: ['Para un día que se escribe o se elige: una cita, un vencimiento, un nacimiento.'],
    instead: [
      'Para dos fechas: usa un [rango](/date/range).',
      'Para un mes o un año: usa un [periodo](/date/period).',
    ],
    anatomy: `
Field
├─ label
└─ DatePicker
   ├─ campo        entiende 5/3/85, ayer, 5 de marzo
   ├─ botón
   └─ panel
      ├─ Calendar  días, meses y años
      └─ hora      con time`,
  },
};
