import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/social',
    components: ['GoogleButton', 'FacebookButton'],
    functions: {
      createGoogleSignIn: {
        options: 'El identificador de cliente y lo que haga falta.',
      },
      createFacebookSignIn: {
        options: 'El identificador de la aplicación y lo que haga falta.',
      },
      useSignIn: {
        client: 'Lo que dio `createGoogleSignIn` o `createFacebookSignIn`.',
      },
    },
    types: ['SignIn', 'GoogleProfile', 'FacebookProfile'],
    variables: {
      '--gd-social-block-size': 'Alto del botón.',
      '--gd-social-facebook': 'El azul de Facebook.',
    },
    dataAttributes: {
      'data-provider': 'Con quién entra.',
    },
  },
];
