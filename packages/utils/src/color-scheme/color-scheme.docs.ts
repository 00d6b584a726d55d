import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/theme',
    order: 100,
    functions: {
      useColorScheme: {
        description:
          'El esquema de color, en vivo. En un servidor, y mientras se hidrata, es `light` y `system`.',
      },
      colorScheme: {},
      'colorScheme.set': {
        parameters: {
          preference: '`light`, `dark` o `system`.',
        },
      },
      'colorScheme.subscribe': {
        parameters: {
          listener: 'Se llama con cada cambio.',
        },
      },
      colorSchemeScript: {
        description:
          'Un programa para el `<head>`, antes de las hojas de estilo: aplica el esquema guardado antes del primer cuadro, para que una página oscura nunca destelle.',
      },
      COLOR_SCHEME_KEY: {
        description: 'La clave de la preferencia en `localStorage`.',
      },
    },
    types: {
      ColorSchemeState: 'Lo que da `useColorScheme`.',
    },
  },
];
