import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 2,
    components: ['TextArea'],
    variables: {
      '--gd-text-area-padding': 'Espacio sobre la primera línea y bajo la última.',
    },
    dataAttributes: {
      'data-auto-grow': 'Crece con lo que se escribe.',
      'data-limited': 'Tiene un máximo de líneas.',
    },
  },
];
