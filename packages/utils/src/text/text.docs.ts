import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/templates',
    order: 100,
    functions: {
      highlightRanges: {
        text: 'El texto completo.',
        query: 'Lo que se busca.',
        options: 'Desde cuántos caracteres se busca.',
      },
      removeDiacritics: {
        text: 'El texto.',
      },
    },
  },
];
