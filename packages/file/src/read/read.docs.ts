import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 101,
    functions: {
      readAsArrayBuffer: {
        blob: 'El archivo.',
      },
      readAsDataURL: {
        blob: 'El archivo.',
      },
      urlToFile: {
        url: 'La dirección.',
        options: 'El nombre, el tipo y cómo se pide.',
      },
      urlToDataUrl: {
        url: 'La dirección.',
        options: 'El tipo y cómo se pide.',
      },
    },
  },
];
