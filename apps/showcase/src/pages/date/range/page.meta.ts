import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/range',
  title: 'Rango de fechas',
  group: 'Fecha',
  entry: 'Rango',
  order: 2,
  lead: 'Dos fechas en un solo campo, con accesos directos, días bloqueados y dos meses a la vista.',
  english: 'Two dates in one field, with shortcuts, locked days and two months in view.',
  imports: { from: '@guadua/date', names: ['DateRangePicker'] },
  overview: { line: 'Dos fechas en un campo.', drawing: 'range' },
  usage: {
    when: ['Para vacaciones, reservas y reportes: de un día a otro, en un solo campo.'],
    instead: ['Para periodos completos, como trimestres: usa un [periodo](/date/period).'],
    anatomy: `
Field
├─ label
└─ DateRangePicker
   ├─ inicio – fin
   ├─ botón
   └─ panel
      ├─ accesos directos   Hoy, Mes actual, Año actual
      ├─ uno o dos meses
      └─ días elegidos      bloqueados, con su motivo`,
  },
};
