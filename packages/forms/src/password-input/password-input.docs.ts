import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/password',
    components: {
      PasswordInput: 'Un campo para una contraseña, que se puede mostrar.',
      PasswordStrength:
        'Qué tan difícil es adivinar una contraseña, en cuatro pasos y una palabra.',
    },
    dataAttributes: {
      'data-level': 'El nivel de la contraseña, en `PasswordStrength`.',
      'data-on': 'El nivel alcanza a esta barra de `PasswordStrength`.',
    },
    functions: {
      estimatePassword: {
        description:
          'Cuántos bits tendría que adivinar alguien, más o menos, y el nivel que eso da. Lo común y lo seguido cuenta poco.',
        parameters: {
          password: 'La contraseña.',
        },
      },
    },
    types: {
      PasswordLevel: true,
    },
  },
];
