import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/password',
  title: 'Contraseña',
  group: 'Formularios',
  entry: 'Contraseña',
  order: 7,
  lead: 'Un campo de contraseña que puedes mostrar, avisa si Bloq Mayús está activado y mide qué tan difícil es adivinarla.',
  english: 'A password field with its strength, that a password manager can fill.',
  imports: { from: '@guadua/forms', names: ['PasswordInput', 'PasswordStrength'] },
  overview: { line: 'Se puede mostrar, y mide su fortaleza.', drawing: 'password' },
  usage: {
    when: [
      'Para iniciar sesión, con la contraseña que guarda el navegador o un administrador.',
      'Para crear una: PasswordStrength mide qué tan difícil es adivinarla.',
    ],
    instead: [
      'Para un código de pocas cifras: usa un [PinInput](/forms/pin).',
      'Para proponer una al azar: usa [generatePassword](/utils/password).',
    ],
    anatomy: `
Field
├─ label
├─ PasswordInput
│  ├─ input
│  └─ botón           mostrar u ocultar
├─ PasswordStrength   barra y nombre del nivel
└─ FieldErrors`,
  },
};
