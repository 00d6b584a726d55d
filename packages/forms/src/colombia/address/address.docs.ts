import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 103,
    functions: {
      parseAddress: {
        description:
          'Separa una dirección colombiana en sus cuatro partes, como la escriben las personas, el DANE y la DIAN.',
        parameters: {
          text: 'La dirección.',
        },
      },
      formatAddress: {
        description: 'El texto de una dirección: `Calle 100 # 19 - 54`.',
        parameters: {
          parts: 'Las cuatro partes.',
        },
      },
      addressValue: {
        description: 'El texto de una dirección mientras sea válida; si no, `null`.',
        parameters: {
          parts: 'Las cuatro partes.',
        },
      },
      VIAS: {
        description: 'Los tipos de vía, en el orden en que se ofrecen.',
      },
    },
    types: {
      AddressParts: true,
    },
  },
];
