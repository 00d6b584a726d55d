import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/basic',
  title: 'Campos básicos',
  group: 'Formularios',
  entry: 'Campos básicos',
  order: 1,
  lead: 'Texto, número, área de texto y lista nativa, con su etiqueta, su ayuda y sus errores unidos por un solo campo.',
  english:
    'Text, number, text area and native select, each joined to its label, help and errors by one Field.',
  imports: { from: '@guadua/forms', names: ['Field', 'TextInput'] },
  overview: { line: 'Texto, número, casillas y lista nativa.', drawing: 'fields' },
  usage: {
    when: [
      'Para texto, números, opciones y listas cortas, con etiqueta, ayuda y errores que un lector de pantalla anuncia.',
      'Con `useState`, React Hook Form o un formulario nativo, sin cambiar de componente.',
    ],
    instead: ['Para dinero, NIT o direcciones: hay [campos con formato](/forms/extras).'],
    anatomy: `
Field
├─ label          siempre visible
├─ TextInput      o cualquier campo de Guadua
├─ description    ayuda, unida al campo
└─ FieldErrors    lo que falta, anunciado`,
  },
};
