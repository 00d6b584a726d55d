import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/password',
    order: 100,
    functions: {
      generatePassword: {
        description:
          'Una contraseña al azar, con al menos un carácter de cada clase activa. Todas las que cumplen son igual de probables.',
        parameters: {
          options: 'El largo y las clases de caracteres.',
        },
      },
      passwordEntropy: {
        description: 'Los bits de entropía de una contraseña hecha con estas opciones.',
        parameters: {
          options: 'Las mismas de `generatePassword`.',
        },
      },
      PASSWORD_CHARACTERS: {
        description: 'Los caracteres de cada clase; ninguno está en dos.',
      },
    },
  },
];
