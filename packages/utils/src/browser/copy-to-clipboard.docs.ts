import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons',
    order: 100,
    functions: {
      copyToClipboard: {
        text: 'El texto.',
      },
      useClipboard: {
        options: 'Cuánto dura la confirmación.',
      },
    },
  },
];
