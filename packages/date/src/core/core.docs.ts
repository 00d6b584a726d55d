import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 102,
    functions: {
      toDate: {
        value: 'Una fecha, un texto o una marca de tiempo.',
      },
    },
  },
];
