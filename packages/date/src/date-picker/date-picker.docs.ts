import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    components: ['DatePicker'],
    functions: {
      clock: {
        options: 'Cómo es el reloj y qué horas se bloquean.',
      },
    },
    types: ['ClockOptions', 'DateChangeDetails', 'DateRejection'],
    dataAttributes: {
      'data-icon': null,
    },
    variables: {
      '--gd-date-picker-inline-size': 'Ancho del campo.',
    },
    keys: [
      {
        file: 'date-picker.browser.test.tsx',
        rows: [
          {
            keys: ['↓'],
            action: 'En el campo: abre y pasa al calendario.',
            test: 'ArrowDown in the input opens and moves to the grid',
          },
          {
            keys: ['Alt + ↓', 'Alt + ↑'],
            action: 'En el campo: abre y pasa al calendario, o cierra.',
            test: 'Alt+ArrowDown does the same, Alt+ArrowUp closes',
          },
          {
            keys: ['Enter', 'Espacio'],
            action: 'En un día: lo elige, cierra y devuelve el foco.',
            test: '"{Enter}" picks the day, closes and gives the focus back',
          },
          {
            keys: ['←', '→', '↑', '↓'],
            action: 'En un día: un día o una semana, también de un mes a otro.',
            test: '{ArrowLeft} from 2026-11-01 goes to sábado, 31 de octubre de 2026',
          },
          {
            keys: ['Inicio'],
            action: 'Primer día de la semana.',
            test: '{Home} from 2026-11-12 goes to lunes, 9 de noviembre de 2026',
          },
          {
            keys: ['Fin'],
            action: 'Último día de la semana.',
            test: '{End} from 2026-11-12 goes to domingo, 15 de noviembre de 2026',
          },
          {
            keys: ['Re Pág'],
            action: 'Mes anterior.',
            test: '{PageUp} from 2026-10-31 goes to miércoles, 30 de septiembre de 2026',
          },
          {
            keys: ['Av Pág'],
            action: 'Mes siguiente.',
            test: '{PageDown} from 2026-10-31 goes to lunes, 30 de noviembre de 2026',
          },
          {
            keys: ['Mayús + Re Pág'],
            action: 'Año anterior.',
            test: '{Shift>}{PageUp}{/Shift} from 2028-02-29 goes to domingo, 28 de febrero de 2027',
          },
          {
            keys: ['Mayús + Av Pág'],
            action: 'Año siguiente.',
            test: '{Shift>}{PageDown}{/Shift} from 2028-02-29 goes to miércoles, 28 de febrero de 2029',
          },
          {
            keys: ['Tab'],
            action: 'Recorre mes, año, día, hora y botones sin salir.',
            test: 'Tab goes round: previous, month, year, next, day, time, buttons',
          },
          {
            keys: ['Esc'],
            action: 'Cierra sin cambiar nada.',
            test: 'Escape closes without applying',
          },
        ],
      },
    ],
  },
];
