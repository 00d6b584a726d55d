import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    order: 1,
    components: {
      CopyButton: 'Un botón que copia un texto y lo confirma con un aviso.',
    },
    dataAttributes: {
      'data-copied': 'El texto se acaba de copiar.',
    },
  },
];
