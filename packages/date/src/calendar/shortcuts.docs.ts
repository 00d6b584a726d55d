import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 125,
    functions: {
      dateShortcuts: {
        description: 'Los accesos directos del paquete, en su orden.',
      },
    },
    types: {
      DateShortcut: 'Un rango que se elige con un clic.',
    },
  },
];
