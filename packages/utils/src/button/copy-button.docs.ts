import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    order: 1,
    components: ['CopyButton'],
    dataAttributes: {
      'data-copied': 'El texto se acaba de copiar.',
    },
  },
];
