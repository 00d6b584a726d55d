import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 4,
    components: {
      PostalCodeInput:
        'Un código postal de seis dígitos, y al lado el departamento que dicen los dos primeros.',
    },
    types: {
      PostalCodeChangeDetails: true,
    },
  },
];
