import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/remote',
    functions: {
      remoteList: {
        description:
          'Una lista que un servidor responde página por página. Va en `remote` de `Select` y de `Autocomplete`.',
        parameters: {
          options: 'Cómo se pide una página, y dónde está cada dato de la respuesta.',
        },
      },
    },
  },
];
