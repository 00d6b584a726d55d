import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 105,
    functions: {
      parsePlate: {
        text: 'La placa.',
      },
      formatPlate: {
        text: 'La placa, completa o no.',
      },
      verifyPlate: {
        value: 'La placa.',
        options: 'Las clases que se aceptan.',
      },
    },
    types: ['Plate', 'PlateKind', 'VerifyPlateOptions'],
  },
];
