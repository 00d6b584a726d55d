import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/theme',
    order: 100,
    functions: {
      useColorScheme: {},
      colorScheme: {},
      'colorScheme.set': {
        preference: '`light`, `dark` o `system`.',
      },
      'colorScheme.subscribe': {
        listener: 'Se llama con cada cambio.',
      },
      colorSchemeScript: {},
      COLOR_SCHEME_KEY: {},
    },
    types: ['ColorSchemeState'],
  },
];
