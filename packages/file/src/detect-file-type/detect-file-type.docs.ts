import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 100,
    functions: {
      detectFileType: {
        description: 'Qué es un archivo según sus primeros bytes, diga lo que diga su nombre.',
        parameters: {
          source: 'El archivo, o sus bytes.',
        },
      },
    },
  },
];
