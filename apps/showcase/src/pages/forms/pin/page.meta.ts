import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/forms/pin',
  title: 'PIN',
  group: 'Formularios',
  entry: 'PIN',
  order: 3,
  lead: 'Un código casilla por casilla: se escribe, se pega o se llena desde un SMS.',
  english: 'A code, box by box: typed, pasted or filled in from an SMS, and always one value.',
  imports: { from: '@guadua/forms', names: ['PinInput'] },
  overview: { line: 'Un código, casilla por casilla.', drawing: 'pin' },
  usage: {
    when: ['Para códigos cortos que llegan por SMS o correo, y para claves de pocas cifras.'],
    instead: ['Para una contraseña: usa un [PasswordInput](/forms/password).'],
    anatomy: `
Field
├─ label
├─ PinInput       un solo input real
│  └─ casillas    dibujadas, una por carácter
└─ FieldErrors`,
  },
};
