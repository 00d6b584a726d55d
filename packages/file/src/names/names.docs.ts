import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 110,
    functions: {
      fileNameFromUrl: {
        description: 'El nombre del archivo al que apunta una URL.',
        parameters: {
          url: 'La dirección.',
          fallback: 'Lo que queda si la URL no trae un nombre.',
        },
      },
      sanitizeFileName: {
        description: 'Un nombre que se puede guardar y mostrar sin peligro.',
        parameters: {
          name: 'El nombre.',
          fallback: 'Lo que queda cuando no queda nada.',
        },
      },
      formatFileSize: {
        description: 'Un tamaño escrito para leer: `1,2 MB`.',
        parameters: {
          bytes: 'El tamaño en bytes.',
          locale: 'El idioma de la coma.',
        },
      },
    },
  },
];
