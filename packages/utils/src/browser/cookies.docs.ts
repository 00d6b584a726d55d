import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/cookies',
    order: 100,
    functions: {
      cookies: {},
      'cookies.get': {
        name: 'El nombre de la cookie.',
        parse: 'Recibe el texto y da el valor con su tipo.',
      },
      'cookies.set': {
        name: 'El nombre de la cookie.',
        value: 'El valor: texto, número, booleano o lo que JSON pueda guardar.',
        options: 'Cuánto vive y quién la ve.',
      },
      'cookies.delete': {
        name: 'El nombre de la cookie.',
        scope: 'La ruta y el dominio con los que se guardó.',
      },
      'cookies.subscribe': {
        listener: 'Se llama con cada cambio.',
      },
      useCookies: {},
      createFetch: {
        options: 'La cookie, el encabezado y el `fetch` que envía.',
      },
    },
    types: ['CookieOptions'],
  },
];
