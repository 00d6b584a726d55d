import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 1,
    components: {
      DocumentInput:
        'Un documento de identidad: su tipo, y un número del largo y con los caracteres que ese tipo lleva.',
    },
    types: {
      DocumentChangeDetails: true,
    },
    variables: {
      '--gd-document-type-width': 'Ancho de la lista de tipos.',
    },
    dataAttributes: { 'data-text': null },
  },
];
