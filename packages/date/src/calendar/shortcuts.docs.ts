import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 125,
    functions: {
      dateShortcuts: {},
    },
    types: ['DateShortcut'],
  },
];
