import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 111,
    functions: {
      applyMask: {
        description: 'Un texto con la forma de una máscara: `390.533.447-05`.',
        parameters: {
          text: 'El texto.',
          mask: 'La máscara.',
        },
      },
      unmask: {
        description: 'Lo que se escribió, sin los caracteres propios de la máscara.',
        parameters: {
          text: 'El texto con la máscara.',
          mask: 'La máscara.',
        },
      },
      isMaskComplete: {
        description: 'Si a un texto no le falta nada de lo que la máscara pide.',
        parameters: {
          text: 'El texto.',
          mask: 'La máscara.',
        },
      },
      maskErrors: {
        description:
          '`{ mask: { required, actual } }` cuando el texto es más corto que su máscara; si no, `null`.',
        parameters: {
          text: 'El texto.',
          mask: 'La máscara.',
        },
      },
    },
  },
];
