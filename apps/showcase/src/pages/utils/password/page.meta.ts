import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/password',
  title: 'Contraseña aleatoria',
  group: 'Utilidades',
  entry: 'Contraseña aleatoria',
  order: 6,
  lead: 'Contraseñas criptográficamente aleatorias, con las clases de caracteres que pidas y su fortaleza en bits.',
  english:
    'Cryptographically random passwords with the kinds of characters you ask for, and their strength in bits.',
  imports: { from: '@guadua/utils', names: ['generatePassword', 'passwordEntropy'] },
  overview: { line: 'Con su fortaleza en bits.', drawing: 'random' },
  usage: {
    when: ['Para proponer una contraseña al crear una cuenta o al invitar a alguien.'],
    instead: [
      'Para medir la que alguien inventó: la entropía solo vale si las letras salieron al azar.',
    ],
  },
};
