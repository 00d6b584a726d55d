import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    components: ['Button'],
    variables: {
      '--gd-button-block-size': 'Alto de un botón mediano.',
      '--gd-button-ground': 'Fondo de un botón lleno.',
      '--gd-button-on': 'Texto e ícono sobre ese fondo.',
      '--gd-button-tint': 'Texto, ícono y borde de un botón bordeado.',
      '--gd-button-edge': 'Borde de un botón lleno.',
    },
    dataAttributes: {
      'data-collapsed': 'El texto está contraído.',
      'data-icon-only': 'Tiene solo un ícono.',
      'data-size': 'El tamaño.',
      'data-variant': 'Lleno o bordeado.',
    },
  },
];
