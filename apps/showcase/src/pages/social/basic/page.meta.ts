import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/social',
  title: 'Ingreso con Google y Facebook',
  group: 'Social',
  order: 1,
  lead: 'Los dos ingresos sociales, cargados solo cuando alguien los pide y con errores que se entienden.',
  english:
    'Sign-in with Google and Facebook, loaded only when someone asks for it, with errors that can be understood.',
  imports: { from: '@guadua/utils/social', names: ['GoogleButton', 'FacebookButton'] },
  overview: { line: 'Se cargan solo cuando alguien los pide.', drawing: 'signIn' },
  usage: {
    when: [
      'Para iniciar sesión con Google o Facebook sin cargar nada de ellos hasta que alguien lo pide.',
    ],
    instead: ['Como única forma de entrar: no todo el mundo tiene esas cuentas.'],
    anatomy: `
GoogleButton       o FacebookButton
├─ marca
├─ texto
└─ motivo          cuando no se puede usar`,
  },
};
