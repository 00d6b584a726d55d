import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 107,
    functions: {
      verifyNIT: {
        description:
          'Revisa que un NIT esté bien escrito (`verifyNIT`) y que su dígito de verificación sea el correcto (`verifyNITIntegrity`). Vacío es válido.',
        parameters: {
          value: 'El NIT.',
          options: 'Cómo se lee un número sin guion.',
        },
      },
      nitCheckDigit: {
        description: 'El dígito de verificación de un NIT; `null` si no son de 1 a 15 dígitos.',
        parameters: {
          digits: 'Los dígitos del NIT.',
        },
      },
      nitCheck: {
        description:
          'La cuenta completa del dígito de verificación, para mostrarla: cada dígito, su peso y la suma.',
        parameters: {
          body: 'Los dígitos del NIT.',
        },
      },
      formatNIT: {
        description: 'Un NIT con puntos entre sus grupos: `899.999.068-1`.',
        parameters: {
          value: 'El NIT.',
        },
      },
      verifyCPF: {
        description:
          'Revisa que un CPF tenga once dígitos (`verifyCPF`) y que los de verificación sean los correctos (`verifyCPFIntegrity`).',
        parameters: {
          value: 'El CPF.',
        },
      },
      verifyCNPJ: {
        description:
          'Revisa que un CNPJ esté bien escrito (`verifyCNPJ`) y que sus dígitos de verificación sean los correctos (`verifyCNPJIntegrity`).',
        parameters: {
          value: 'El CNPJ.',
        },
      },
    },
  },
];
