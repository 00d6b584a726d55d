import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 104,
    functions: {
      parsePhone: {
        text: 'El teléfono.',
      },
      formatPhone: {
        text: 'El teléfono, como esté escrito.',
        options: 'Si lleva el indicativo del país.',
      },
      verifyPhone: {
        value: 'El teléfono.',
        options: 'Los teléfonos que se aceptan.',
      },
    },
    types: [
      'FormatPhoneOptions',
      'PhoneKind',
      'PhoneNumber',
      'PhoneUncheckedError',
      'VerifyPhoneOptions',
    ],
  },
];
