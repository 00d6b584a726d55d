import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 3,
    components: {
      PlateInput: 'Una placa, en mayúsculas y con su espacio, que el valor no lleva.',
    },
    types: {
      PlateChangeDetails: true,
    },
    files: { PlateInput: { styles: [] } },
  },
];
