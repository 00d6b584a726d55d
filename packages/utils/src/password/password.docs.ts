import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/password',
    order: 100,
    functions: {
      generatePassword: {
        options: 'El largo y las clases de caracteres.',
      },
      passwordEntropy: {
        options: 'Las mismas de `generatePassword`.',
      },
      PASSWORD_CHARACTERS: {},
    },
  },
];
