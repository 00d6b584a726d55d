import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/templates',
    components: ['Highlight'],
    types: ['SelectItemState'],
  },
];
