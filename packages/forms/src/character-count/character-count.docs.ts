import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 8,
    components: ['CharacterCount'],
    functions: {
      countCharacters: {
        text: 'El texto.',
      },
      maxCharacters: {
        limit: 'Cuántos caben.',
      },
    },
    dataAttributes: {
      'data-over': 'El texto tiene más caracteres de los que caben.',
    },
  },
];
