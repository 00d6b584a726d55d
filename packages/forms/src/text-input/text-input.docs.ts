import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    components: ['TextInput'],
    functions: {
      textRules: { options: 'Qué se quita, qué se conserva y cómo se escribe.' },
    },
    types: ['ChangeDetails'],
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
