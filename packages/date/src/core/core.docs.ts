import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 102,
    functions: {
      toDate: {
        description:
          'Lee cualquier fecha. Un texto sin zona se toma como UTC; `null` si no se puede leer.',
        parameters: {
          value: 'Una fecha, un texto o una marca de tiempo.',
        },
      },
    },
  },
];
