import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 106,
    functions: {
      verifyPostalCode: {
        value: 'El código postal.',
      },
      postalCodeDepartment: {
        code: 'El código, completo o no.',
      },
      colombianDepartments: {},
    },
    types: ['Department'],
  },
];
