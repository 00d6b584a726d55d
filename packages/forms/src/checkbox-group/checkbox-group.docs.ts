import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/groups',
    components: {
      CheckboxGroup: 'Casillas a la vista, de las que se marcan varias.',
    },
  },
];
