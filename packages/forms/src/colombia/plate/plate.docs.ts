import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 105,
    functions: {
      parsePlate: {
        description:
          'Lee una placa, con minúsculas, espacios o guion, y dice su clase; `null` si no lo es. El servicio (particular, público) lo dicen los colores, no los caracteres.',
        parameters: {
          text: 'La placa.',
        },
      },
      formatPlate: {
        description: 'Una placa con un espacio entre letras y dígitos: `ABC 123`.',
        parameters: {
          text: 'La placa, completa o no.',
        },
      },
      verifyPlate: {
        description: 'Revisa que sea una placa (`verifyPlate`). Vacío es válido.',
        parameters: {
          value: 'La placa.',
          options: 'Las clases que se aceptan.',
        },
      },
    },
    types: {
      Plate: true,
      PlateKind: true,
      VerifyPlateOptions: true,
    },
  },
];
