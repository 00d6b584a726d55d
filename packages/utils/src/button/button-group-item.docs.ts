import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons-group',
    order: 1,
    components: ['ButtonGroupItem'],
    dataAttributes: {
      'data-value': 'El valor de la opción.',
    },
  },
];
