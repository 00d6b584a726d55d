import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 102,
    functions: {
      dateInWords: {
        date: 'Un `Date`, del que cuenta el día local, o un texto como `2026-11-22`.',
        options: 'Cómo va el año.',
      },
    },
    types: ['DateInWordsOptions'],
  },
];
