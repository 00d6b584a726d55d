import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 3,
    components: ['NativeSelect'],
    types: ['ChoiceOption'],
    variables: {
      '--gd-toggle-size': 'Lado de una casilla, alto de un interruptor.',
      '--gd-toggle-track': 'Ancho de un interruptor.',
    },
    keys: [
      {
        widget: 'Botones de radio',
        file: 'choice.browser.test.tsx',
        rows: [
          {
            keys: ['←', '↑', '→', '↓'],
            action:
              'Eligen la opción anterior o la siguiente, sin detenerse en las deshabilitadas; después de la última, la primera.',
            test: 'moves and chooses with the arrows, round the ends and passing over what is disabled',
          },
        ],
      },
    ],
    dataAttributes: { 'data-missing': null },
    files: { NativeSelect: { styles: [] } },
  },
];
