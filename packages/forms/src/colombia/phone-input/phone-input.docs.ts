import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 2,
    components: ['PhoneInput'],
    types: ['PhoneChangeDetails', 'PhoneLibrary'],
    files: { PhoneInput: { styles: [] } },
  },
];
