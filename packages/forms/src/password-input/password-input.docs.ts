import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/password',
    components: ['PasswordInput', 'PasswordStrength'],
    dataAttributes: {
      'data-level': 'El nivel de la contraseña, en `PasswordStrength`.',
      'data-on': 'El nivel alcanza a esta barra de `PasswordStrength`.',
    },
    functions: {
      estimatePassword: {
        password: 'La contraseña.',
      },
    },
    types: ['PasswordLevel'],
  },
];
