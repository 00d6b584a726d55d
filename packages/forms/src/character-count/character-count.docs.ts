import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 8,
    components: {
      CharacterCount: 'Cuántos caracteres lleva un texto de los que caben.',
    },
    functions: {
      countCharacters: {
        description:
          'Cuántos caracteres tiene un texto, como los ve una persona: una bandera es uno.',
        parameters: {
          text: 'El texto.',
        },
      },
      maxCharacters: {
        description: '`{ maxCharacters: { limit, actual } }` cuando un texto tiene más caracteres.',
        parameters: {
          limit: 'Cuántos caben.',
        },
      },
    },
    dataAttributes: {
      'data-over': 'El texto tiene más caracteres de los que caben.',
    },
  },
];
