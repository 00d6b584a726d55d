import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/remote',
    functions: {
      remoteList: {
        options: 'Cómo se pide una página, y dónde está cada dato de la respuesta.',
      },
    },
  },
];
