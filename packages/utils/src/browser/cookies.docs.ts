import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/cookies',
    order: 100,
    functions: {
      cookies: {},
      'cookies.get': {
        parameters: {
          name: 'El nombre de la cookie.',
          parse: 'Recibe el texto y da el valor con su tipo.',
        },
      },
      'cookies.set': {
        parameters: {
          name: 'El nombre de la cookie.',
          value: 'El valor: texto, número, booleano o lo que JSON pueda guardar.',
          options: 'Cuánto vive y quién la ve.',
        },
      },
      'cookies.delete': {
        parameters: {
          name: 'El nombre de la cookie.',
          scope: 'La ruta y el dominio con los que se guardó.',
        },
      },
      'cookies.subscribe': {
        parameters: {
          listener: 'Se llama con cada cambio.',
        },
      },
      useCookies: {
        description:
          'Todas las cookies visibles, por nombre y en vivo; ninguna mientras un servidor renderiza.',
      },
      createFetch: {
        description:
          'Un `fetch` que le prueba al servidor propio que la petición viene de la página: manda el valor de una cookie en un encabezado.',
        parameters: {
          options: 'La cookie, el encabezado y el `fetch` que envía.',
        },
      },
    },
    types: {
      CookieOptions: 'Cuánto vive una cookie y quién la ve.',
    },
  },
];
