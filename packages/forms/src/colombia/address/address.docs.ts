import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 103,
    functions: {
      parseAddress: {
        text: 'La dirección.',
      },
      formatAddress: {
        parts: 'Las cuatro partes.',
      },
      addressValue: {
        parts: 'Las cuatro partes.',
      },
      VIAS: {},
    },
    types: ['AddressParts'],
  },
];
