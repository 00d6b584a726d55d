import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/extras',
  title: 'Campos con formato',
  group: 'Formularios',
  entry: 'Extras',
  order: 2,
  lead: 'Moneda, dirección colombiana, NIT y máscaras que ayudan mientras se escribe y entregan un valor limpio.',
  imports: { from: '@guadua/forms', names: ['CurrencyInput', 'MaskedInput', 'NitInput'] },
};
