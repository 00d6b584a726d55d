import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 4,
    components: ['PostalCodeInput'],
    types: ['PostalCodeChangeDetails'],
  },
];
