import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 1,
    components: ['Calendar'],
    variables: {
      '--gd-calendar-cell': 'Ancho de un día.',
      '--gd-calendar-cell-block-size': 'Alto de un día.',
      '--gd-calendar-head-block-size': 'Alto de la fila con los días de la semana.',
      '--gd-calendar-selected': 'Fondo de un día elegido.',
      '--gd-calendar-on-selected': 'Texto de un día elegido.',
      '--gd-calendar-range': 'Fondo de los días intermedios de un rango.',
      '--gd-calendar-mark': 'Punto de un día resaltado.',
    },
    dataAttributes: {
      'data-day': null,
      'data-drawn': 'Los días los dibuja `renderDay`.',
      'data-marked': 'Un día resaltado, como un festivo.',
      'data-note': null,
      'data-outside': 'Un día de otro mes.',
      'data-picking': 'Falta el fin del rango.',
      'data-primary': 'El botón que confirma.',
      'data-quiet': null,
      'data-range': 'Un día dentro del rango.',
      'data-range-end': 'El último día del rango.',
      'data-range-start': 'El primer día del rango.',
      'data-step': null,
      'data-today': 'El día de hoy.',
      'data-weeks': 'Se ve el número de las semanas.',
    },
  },
];
