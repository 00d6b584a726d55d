import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/time',
    components: ['TimeInput'],
    types: ['DateChangeDetails', 'Rejection'],
    variables: {
      '--gd-time-input-list-block-size': 'Alto de la lista junto a su campo.',
      '--gd-time-input-list-row': 'Alto mínimo de una hora de la lista.',
    },
    dataAttributes: {
      'data-icon': null,
      'data-place': null,
    },
    keys: [
      {
        file: 'time-input.browser.test.tsx',
        rows: [
          {
            keys: ['↓'],
            action: 'En el campo: abre la lista y pasa a ella.',
            test: 'ArrowDown opens the list on the time that is nearest',
          },
          {
            keys: ['↓', '↑'],
            action: 'En la lista: la hora siguiente o la anterior.',
            test: 'the arrows, Page and Home and End move through the list',
          },
          {
            keys: ['Av Pág', 'Re Pág'],
            action: 'En la lista: una hora entera.',
            test: 'the arrows, Page and Home and End move through the list',
          },
          {
            keys: ['Inicio', 'Fin'],
            action: 'En la lista: la primera o la última hora.',
            test: 'the arrows, Page and Home and End move through the list',
          },
          {
            keys: ['Enter', 'Espacio'],
            action: 'En la lista: elige la hora, cierra y devuelve el foco.',
            test: '"{Enter}" picks the time, closes and gives the focus back',
          },
          {
            keys: ['Enter'],
            action: 'En el campo: toma la hora escrita.',
            test: 'Enter takes the typed time; the next one submits the form',
          },
          {
            keys: ['Tab', 'Mayús + Tab'],
            action: 'En la lista: la cierra y pasa a lo que sigue al campo, o a lo que va antes.',
            test: '{Tab} leaves the list, closes it and moves on from the field',
          },
          {
            keys: ['Esc'],
            action: 'Cierra sin cambiar nada.',
            test: 'Escape closes without a change',
          },
        ],
      },
    ],
  },
];
