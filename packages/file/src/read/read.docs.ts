import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 101,
    functions: {
      readAsArrayBuffer: {
        description: 'Todo el contenido de un archivo.',
        parameters: {
          blob: 'El archivo.',
        },
      },
      readAsDataURL: {
        description: 'El contenido de un archivo como una URL `data:`.',
        parameters: {
          blob: 'El archivo.',
        },
      },
      urlToFile: {
        description:
          'Trae una URL como archivo. La de otro sitio exige que ese sitio lo permita (CORS).',
        parameters: {
          url: 'La dirección.',
          options: 'El nombre, el tipo y cómo se pide.',
        },
      },
      urlToDataUrl: {
        description: 'Trae una URL como una URL `data:`.',
        parameters: {
          url: 'La dirección.',
          options: 'El tipo y cómo se pide.',
        },
      },
    },
  },
];
