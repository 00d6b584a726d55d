import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/fullscreen',
    order: 100,
    functions: {
      useFullscreen: {
        description: 'La pantalla completa de un elemento, o de la página, en vivo.',
        parameters: {
          target: 'La referencia al elemento; sin ella, toda la página.',
        },
      },
      fullscreen: {},
      'fullscreen.enable': {
        parameters: {
          element: 'El elemento; sin él, toda la página.',
        },
      },
      'fullscreen.toggle': {
        parameters: {
          element: 'El elemento; sin él, toda la página.',
        },
      },
      'fullscreen.subscribe': {
        parameters: {
          listener: 'Se llama al entrar y al salir.',
        },
      },
    },
    types: {
      FullscreenControls: 'Lo que da `useFullscreen`.',
    },
  },
];
