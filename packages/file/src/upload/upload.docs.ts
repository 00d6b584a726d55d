import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 108,
    functions: {
      uploader: {
        description:
          'Lo que recibe `upload`: sube los archivos de un campo al elegirlos. Se puede llamar en cada dibujo.',
        parameters: {
          options: 'A dónde o cómo se suben, y cuántos a la vez.',
        },
      },
    },
    types: {
      UploadOptions: true,
      UploadControl: true,
      UploadSend: 'La función de `send`.',
    },
  },
];
