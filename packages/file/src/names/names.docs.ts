import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 110,
    functions: {
      fileNameFromUrl: {
        url: 'La dirección.',
        fallback: 'Lo que queda si la URL no trae un nombre.',
      },
      sanitizeFileName: {
        name: 'El nombre.',
        fallback: 'Lo que queda cuando no queda nada.',
      },
      formatFileSize: {
        bytes: 'El tamaño en bytes.',
        locale: 'El idioma de la coma.',
      },
    },
  },
];
