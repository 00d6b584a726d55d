import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 3,
    components: ['MaskedInput'],
    types: ['MaskedChangeDetails'],
    keys: [
      {
        widget: 'Máscara',
        file: 'masked-input.browser.test.tsx',
        rows: [
          {
            keys: ['Ctrl + Z'],
            action: 'Deshace un paso.',
            test: 'undoes and redoes, caret and all',
          },
          {
            keys: ['Ctrl + Y', 'Ctrl + Mayús + Z'],
            action: 'Lo rehace.',
            test: 'undoes and redoes, caret and all',
          },
          {
            keys: ['.'],
            action: 'En una IP: termina el número y pasa al siguiente.',
            test: 'ends an octet with a dot, and removes the dot again',
          },
        ],
      },
    ],
  },
];
