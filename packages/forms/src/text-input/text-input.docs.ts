import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    components: {
      TextInput: 'Un campo de texto; con `rules` filtra lo que se escribe.',
    },
    functions: {
      textRules: {
        description:
          'Lo que se admite en un `TextInput`, y en mayúsculas o minúsculas. Va en `rules`.',
        parameters: { options: 'Qué se quita, qué se conserva y cómo se escribe.' },
      },
    },
    types: {
      ChangeDetails: true,
    },
    keys: [
      {
        widget: 'Texto',
        file: 'text-input.browser.test.tsx',
        rows: [
          {
            keys: ['Ctrl + Z'],
            action: 'Deshace lo último que se escribió, también con filtros.',
            test: 'undoes and redoes step by step',
          },
          {
            keys: ['Ctrl + Y', 'Ctrl + Mayús + Z'],
            action: 'Lo rehace.',
            test: 'undoes and redoes step by step',
          },
        ],
      },
    ],
  },
];
