import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 106,
    functions: {
      verifyPostalCode: {
        description:
          'Revisa que sean seis dígitos y que los dos primeros sean los de un departamento (`verifyPostalCode`). Vacío es válido.',
        parameters: {
          value: 'El código postal.',
        },
      },
      postalCodeDepartment: {
        description: 'El departamento con el que empieza un código postal, o `null`.',
        parameters: {
          code: 'El código, completo o no.',
        },
      },
      colombianDepartments: {
        description: 'Los 32 departamentos y Bogotá, en el orden de sus códigos DIVIPOLA.',
      },
    },
    types: {
      Department: true,
    },
  },
];
