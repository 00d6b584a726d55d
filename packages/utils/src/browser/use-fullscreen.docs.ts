import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/fullscreen',
    order: 100,
    functions: {
      useFullscreen: {
        target: 'La referencia al elemento; sin ella, toda la página.',
      },
      fullscreen: {},
      'fullscreen.enable': {
        element: 'El elemento; sin él, toda la página.',
      },
      'fullscreen.toggle': {
        element: 'El elemento; sin él, toda la página.',
      },
      'fullscreen.subscribe': {
        listener: 'Se llama al entrar y al salir.',
      },
    },
    types: ['FullscreenControls'],
  },
];
