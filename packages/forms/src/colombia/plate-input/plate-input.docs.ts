import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 3,
    components: ['PlateInput'],
    types: ['PlateChangeDetails'],
    files: { PlateInput: { styles: [] } },
  },
];
