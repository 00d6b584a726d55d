import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 1,
    components: ['DocumentInput'],
    types: ['DocumentChangeDetails'],
    variables: {
      '--gd-document-input-type-inline-size': 'Ancho de la lista de tipos.',
    },
    dataAttributes: { 'data-text': null },
  },
];
