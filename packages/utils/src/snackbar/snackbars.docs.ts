import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/snackbar',
    components: {
      Snackbars:
        'El lugar donde aparecen los avisos de `snackbar`; se pone una vez, al final de la página.',
    },
    functions: {
      snackbar: {
        description:
          'Muestra un aviso por un rato, desde cualquier parte. El mensaje es texto, nunca HTML; da el id del aviso.',
        parameters: {
          message: 'Lo que dice el aviso.',
          options: 'Cómo se ve y cuánto dura.',
        },
      },
      'snackbar.dismiss': {
        description: 'Cierra un aviso, o todos.',
        parameters: {
          id: 'El id del aviso; sin él, todos.',
        },
      },
      'snackbar.promise': {
        description:
          'Sigue una promesa con un solo aviso: en curso, cumplida, fallida. Da la misma promesa.',
        parameters: {
          promise: 'La promesa.',
          messages: 'Lo que se dice en cada momento.',
          options: 'La duración y el id del aviso.',
        },
      },
      useSnackbar: {
        description: '`snackbar` como hook, para quien prefiere recibir lo que llama.',
      },
      SNACKBAR_TIMING: {
        description: 'La vida de un aviso, en milisegundos.',
      },
      SNACKBAR_LIMIT: {
        description: 'Cuántos avisos se ven a la vez; los demás esperan.',
      },
    },
    types: {
      SnackbarAction: 'Lo que una persona puede hacer con un aviso.',
      SnackbarPromiseMessages: 'Los mensajes de `snackbar.promise`.',
    },
    variables: {
      '--gd-snackbar-width': 'Ancho máximo antes de que el texto pase a otra línea.',
      '--gd-snackbar-height': 'Alto de un aviso de una línea.',
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
