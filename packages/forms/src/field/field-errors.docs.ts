import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 8,
    components: {
      FieldErrors: 'Los mensajes de los errores, donde haga falta ponerlos a mano.',
    },
    dataAttributes: {
      'data-error': 'La clave del error.',
    },
  },
];
