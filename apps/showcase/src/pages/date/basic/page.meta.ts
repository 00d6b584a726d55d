import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/date/basic',
  title: 'Fecha',
  group: 'Fecha',
  entry: 'Básico',
  order: 1,
  lead: 'Un calendario que se escribe o se elige, con hora, límites y los festivos de Colombia.',
  imports: { from: '@guadua/date', names: ['DatePicker'] },
};
