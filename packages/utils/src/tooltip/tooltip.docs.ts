import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    order: 2,
    components: ['Tooltip'],
    variables: {
      '--gd-tooltip-inline-size': 'Ancho máximo antes de que el texto pase a otra línea.',
    },
    keys: [
      {
        file: 'tooltip.browser.test.tsx',
        rows: [
          {
            keys: ['Esc'],
            action: 'Cierra el globo de `Tooltip`, y nada más.',
            test: 'closes alone with Escape inside a dialog: one level at a time (CMP-11)',
          },
          {
            keys: ['Tab'],
            action: 'Con el foco en el botón se despliega su texto contraído.',
            test: 'unfolds on hover and on keyboard focus, and folds again',
            file: '../button/button.browser.test.tsx',
          },
        ],
      },
    ],
  },
];
