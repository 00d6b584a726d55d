import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 107,
    functions: {
      colombiaLabels: {
        labels: 'Los textos que cambian.',
      },
    },
  },
];
