import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/groups',
    components: ['CheckboxGroup'],
  },
];
