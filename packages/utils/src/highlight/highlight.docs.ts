import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/templates',
    components: {
      Highlight: 'Un texto con lo que se busca resaltado.',
    },
    types: {
      SelectItemState: true,
    },
  },
];
