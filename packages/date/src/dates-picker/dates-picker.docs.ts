import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    components: ['DatesPicker'],
    dataAttributes: {
      'data-primary': null,
    },
    keys: [
      {
        file: 'dates-picker.browser.test.tsx',
        rows: [
          {
            keys: ['↓'],
            action: 'En el campo: abre y pasa a la primera de las fechas.',
            test: 'ArrowDown opens on the first of the dates',
          },
          {
            keys: ['Enter', 'Espacio'],
            action: 'En un día: lo agrega o lo quita; el calendario sigue abierto.',
            test: 'Enter and Space add a day or take it away, and the calendar stays',
          },
          {
            keys: ['Esc'],
            action: 'Cierra y conserva las fechas.',
            test: 'Escape closes, keeps the dates and gives the focus back',
          },
        ],
      },
    ],
  },
];
