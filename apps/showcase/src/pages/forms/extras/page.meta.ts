import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/extras',
  title: 'Campos con formato',
  group: 'Formularios',
  entry: 'Campos con formato',
  order: 2,
  lead: 'Moneda, dirección colombiana, NIT y máscaras que ayudan mientras se escribe y entregan un valor limpio.',
  english:
    'Currency, Colombian address, tax number (NIT) and masks that help while one types and give a clean value.',
  imports: { from: '@guadua/forms', names: ['CurrencyInput', 'MaskedInput', 'NumberInput'] },
  overview: { line: 'Moneda, dirección, NIT y máscaras.', drawing: 'formats' },
  usage: {
    when: [
      'Para dinero, documentos, direcciones y horas que se escriben con formato y se guardan limpios.',
    ],
    instead: [
      'Para un número que es un nombre, como un código postal: usa un [TextInput](/forms/basic).',
      'Para una fecha: usa un [DatePicker](/date/basic).',
    ],
    anatomy: `
Field
├─ label
├─ NitInput       o CurrencyInput, AddressInput…
│  ├─ prefijo o sufijo
│  ├─ sugerencia  el dígito que falta
│  └─ botón de borrar
└─ FieldErrors`,
  },
};
