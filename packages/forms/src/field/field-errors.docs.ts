import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 8,
    components: ['FieldErrors'],
    dataAttributes: {
      'data-error': 'La clave del error.',
    },
  },
];
