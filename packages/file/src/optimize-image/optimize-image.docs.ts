import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/image',
    order: 100,
    functions: {
      optimizeImage: {
        file: 'La imagen.',
        options: 'El tamaño, la calidad y el formato.',
      },
      IMAGE_WIDTH: {},
    },
    types: ['OptimizeImageOptions', 'CropArea', 'ImageReport', 'OptimizedImage'],
  },
];
