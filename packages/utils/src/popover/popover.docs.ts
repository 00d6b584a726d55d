import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/popover',
    components: ['Popover'],
    variables: {
      '--gd-popover-inline-size': 'Ancho máximo antes de que el texto pase a otra línea.',
      '--gd-popover-padding': 'Espacio alrededor del contenido.',
    },
    keys: [
      {
        file: 'popover.browser.test.tsx',
        rows: [
          {
            keys: ['Enter', 'Espacio'],
            action: 'En el botón de un `Popover`, lo abre y lleva el foco adentro.',
            test: 'opens by its trigger, with the focus in it, named and described',
          },
          {
            keys: ['Esc'],
            action: 'Cierra el `Popover` más reciente; el foco vuelve a su botón.',
            test: 'two may be open at once; Escape closes the newest',
          },
        ],
      },
    ],
  },
];
