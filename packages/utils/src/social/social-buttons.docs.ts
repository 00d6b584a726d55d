import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/social',
    components: {
      GoogleButton: 'Un botón que entra con Google y muestra por qué falló.',
      FacebookButton: 'Un botón que entra con Facebook y muestra por qué falló.',
    },
    functions: {
      createGoogleSignIn: {
        description:
          'El ingreso con Google. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar.',
        parameters: {
          options: 'El identificador de cliente y lo que haga falta.',
        },
      },
      createFacebookSignIn: {
        description:
          'El ingreso con Facebook. Se crea una vez, al iniciar la aplicación; no carga nada hasta que alguien pide entrar.',
        parameters: {
          options: 'El identificador de la aplicación y lo que haga falta.',
        },
      },
      useGoogleSignIn: {
        description: 'El ingreso con Google dentro de un componente, con su estado.',
        parameters: {
          client: 'Lo que dio `createGoogleSignIn`.',
        },
      },
      useFacebookSignIn: {
        description: 'El ingreso con Facebook dentro de un componente, con su estado.',
        parameters: {
          client: 'Lo que dio `createFacebookSignIn`.',
        },
      },
    },
    types: {
      SignIn: 'Lo que dan `useGoogleSignIn` y `useFacebookSignIn`.',
      GoogleProfile: 'Quien entró con Google.',
      FacebookProfile: 'Quien entró con Facebook.',
    },
    variables: {
      '--gd-social-height': 'Alto del botón.',
      '--gd-social-facebook': 'El azul de Facebook.',
    },
    dataAttributes: {
      'data-provider': 'Con quién entra.',
    },
  },
];
