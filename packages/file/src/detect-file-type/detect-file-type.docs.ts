import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 100,
    functions: {
      detectFileType: {
        source: 'El archivo, o sus bytes.',
      },
    },
  },
];
