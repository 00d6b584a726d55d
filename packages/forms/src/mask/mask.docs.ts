import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 111,
    functions: {
      applyMask: {
        text: 'El texto.',
        mask: 'La máscara.',
      },
      unmask: {
        text: 'El texto con la máscara.',
        mask: 'La máscara.',
      },
      isMaskComplete: {
        text: 'El texto.',
        mask: 'La máscara.',
      },
      maskErrors: {
        text: 'El texto.',
        mask: 'La máscara.',
      },
    },
  },
];
