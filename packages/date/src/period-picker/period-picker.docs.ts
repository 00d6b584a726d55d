import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/period',
    components: ['MonthPicker', 'QuarterPicker', 'YearPicker', 'WeekPicker'],
    types: ['DateChangeDetails', 'Rejection'],
    variables: {
      '--gd-period-picker-period-block-size': 'Alto de un periodo.',
    },
    dataAttributes: {
      'data-icon': null,
      'data-kind': 'Qué se elige: `month`, `quarter`, `year` o `week`.',
      'data-period': null,
      'data-range-end': 'El primero o el último de los elegidos.',
      'data-today': 'El actual.',
    },
    keys: [
      {
        file: 'period-picker.browser.test.tsx',
        rows: [
          {
            keys: ['↓'],
            action: 'En el campo: abre y pasa a los periodos.',
            test: 'ArrowDown opens on the value',
          },
          {
            keys: ['←', '→', '↑', '↓'],
            action: 'El de al lado, también de una página a otra.',
            test: 'the arrows, Home, End and Page move, and turn the page',
          },
          {
            keys: ['Inicio', 'Fin'],
            action: 'El primero o el último de la página.',
            test: 'the arrows, Home, End and Page move, and turn the page',
          },
          {
            keys: ['Re Pág', 'Av Pág'],
            action: 'La página anterior o la siguiente.',
            test: 'the arrows, Home, End and Page move, and turn the page',
          },
          {
            keys: ['Enter', 'Espacio'],
            action: 'Elige, cierra y devuelve el foco.',
            test: 'Enter picks, closes and gives the focus back',
          },
          {
            keys: ['Esc'],
            action: 'Deja el inicio de un rango; después, cierra sin cambiar nada.',
            test: 'Escape drops the start of a range, then closes',
          },
        ],
      },
    ],
  },
];
