import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/range',
    components: ['DateRangePicker'],
    types: ['DateChangeDetails', 'DateRejection', 'DateShortcut'],
    dataAttributes: {
      'data-icon': null,
    },
    keys: [
      {
        widget: 'DateRangePicker',
        file: '../date-picker/date-picker.browser.test.tsx',
        rows: [
          {
            keys: ['Enter'],
            action: 'En un día: el inicio la primera vez, el fin la segunda.',
            test: 'Enter on a day is the start of a range, on another its end',
          },
          {
            keys: ['←', '→', '↑', '↓'],
            action: 'Con el inicio elegido: muestran el rango y dicen los días.',
            test: 'moves the preview of a range and says the days',
          },
          {
            keys: ['Esc'],
            action: 'Suelta el inicio; la segunda vez cierra.',
            test: 'Escape drops the start of an unfinished range first',
          },
          {
            keys: ['↑', '↓', 'Inicio', 'Fin'],
            action: 'En los accesos directos: pasan de uno a otro, al primero o al último.',
            test: 'arrows, Home and End move among the shortcuts, Enter applies one',
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
        ],
      },
    ],
  },
];
