import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 2,
    components: ['NitInput'],
    variables: {
      '--gd-nit-input-suggestion-block-size': 'Alto del botón con el dígito de verificación.',
    },
    keys: [
      {
        widget: 'NIT',
        file: 'nit-input.browser.test.tsx',
        rows: [
          {
            keys: ['→'],
            action: 'Al final: agrega el dígito de verificación que se ofrece.',
            test: 'takes the offer with ArrowRight at the end, and only there',
          },
        ],
      },
    ],
  },
];
