import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/basic',
    functions: {
      reorderTokens: {},
    },
    dataAttributes: {
      'data-sortable': 'En la lista de fichas: se pueden cambiar de lugar.',
    },
    keys: [
      {
        widget: 'Fichas que se reordenan',
        file: 'reorder-tokens.browser.test.tsx',
        rows: [
          {
            keys: ['Mayús + ←', 'Mayús + →'],
            action: 'La mueve un lugar.',
            test: 'Shift and the side arrows move a token, which keeps the focus, and say its place',
          },
          {
            keys: ['Mayús + Inicio', 'Mayús + Fin'],
            action: 'La lleva al comienzo o al final.',
            test: 'Shift and the side arrows move a token, which keeps the focus, and say its place',
          },
        ],
      },
      {
        widget: 'Fichas que se reordenan',
        file: 'move-buttons.browser.test.tsx',
        rows: [
          {
            keys: ['←', '→'],
            action: 'En los botones que muestra un clic en una ficha: pasan del uno al otro.',
            test: 'keep their buttons at them, until Escape, Tab, another press or their removal',
          },
          {
            keys: ['Esc', 'Tab'],
            action:
              'En esos botones: los quita y deja el foco en el componente, o sigue con el control siguiente.',
            test: 'keep their buttons at them, until Escape, Tab, another press or their removal',
          },
        ],
      },
    ],
  },
];
