import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/snackbar',
    components: ['Snackbars'],
    functions: {
      snackbar: {
        message: 'Lo que dice el aviso.',
        options: 'Cómo se ve y cuánto dura.',
      },
      'snackbar.dismiss': {
        id: 'El id del aviso; sin él, todos.',
      },
      'snackbar.promise': {
        promise: 'La promesa.',
        messages: 'Lo que se dice en cada momento.',
        options: 'La duración y el id del aviso.',
      },
      useSnackbar: {},
      SNACKBAR_TIMING: {},
      SNACKBAR_LIMIT: {},
    },
    types: ['SnackbarAction', 'SnackbarPromiseMessages'],
    variables: {
      '--gd-snackbar-inline-size': 'Ancho máximo antes de que el texto pase a otra línea.',
      '--gd-snackbar-block-size': 'Alto de un aviso de una línea.',
      '--gd-snackbar-inset': 'Distancia hasta los bordes de la ventana.',
      '--gd-snackbar-badge': 'Diámetro de la insignia redonda.',
      '--gd-snackbar-unfold': 'Cuánto tarda el texto en desplegarse.',
      '--gd-snackbar-swipe': null,
    },
    dataAttributes: {
      'data-position': 'En qué borde de la ventana aparecen.',
      'data-id': 'El id del aviso.',
      'data-phase': 'En qué va su vida.',
    },
    keys: [
      {
        file: 'snackbars.browser.test.tsx',
        rows: [
          {
            keys: ['F6'],
            action: 'Lleva el foco al aviso más nuevo, y lo devuelve a donde estaba.',
            test: 'F6 leads there, Tab to the action, Escape away and back',
          },
          {
            keys: ['Tab'],
            action: 'Recorre la acción y el cierre de cada uno.',
            test: 'F6 leads there, Tab to the action, Escape away and back',
          },
          {
            keys: ['Esc'],
            action: 'Cierra el más nuevo; primero, el que tiene el foco.',
            test: 'Escape dismisses the one with the focus, else the newest',
          },
        ],
      },
    ],
  },
];
