import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/groups',
  title: 'Grupos',
  group: 'Formularios',
  entry: 'Grupos',
  order: 6,
  lead: 'Varias casillas que son un solo valor, y varios campos que comparten título y errores, y se deshabilitan juntos.',
  english: 'Several choices of one question as one value, and fields that belong together.',
  imports: { from: '@guadua/forms', names: ['CheckboxGroup', 'Fieldset'] },
  overview: { line: 'Varias casillas que son un solo valor.', drawing: 'groups' },
  usage: {
    when: [
      'Para varias respuestas de una misma pregunta que caben a la vista: días, temas, permisos.',
      'Para campos que solo tienen sentido juntos: una dirección, un periodo, un contacto.',
    ],
    instead: [
      'Para una sola respuesta: usa un [RadioGroup](/forms/basic).',
      'Para más de unas diez opciones: usa un [Select con `multiple`](/select/basic).',
    ],
    anatomy: `
Field
├─ label
├─ CheckboxGroup
│  ├─ casilla      la que marca todas, con all
│  └─ casillas     una por opción
└─ FieldErrors`,
  },
};
