import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 107,
    functions: {
      colombiaLabels: {
        description: 'Textos propios para todos los campos de `@guadua/forms/colombia`.',
        parameters: {
          labels: 'Los textos que cambian.',
        },
      },
    },
  },
];
