import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 107,
    functions: {
      verifyNIT: {
        value: 'El NIT.',
        options: 'Cómo se lee un número sin guion.',
      },
      nitCheckDigit: {
        digits: 'Los dígitos del NIT.',
      },
      nitCheck: {
        body: 'Los dígitos del NIT.',
      },
      formatNIT: {
        value: 'El NIT.',
      },
      verifyCPF: {
        value: 'El CPF.',
      },
      verifyCNPJ: {
        value: 'El CNPJ.',
      },
    },
  },
];
