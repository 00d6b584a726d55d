import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/theme',
    components: ['GuaduaProvider'],
  },
];
