import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/image',
    order: 100,
    functions: {
      optimizeImage: {
        description:
          'Hace más liviana una imagen: a escala, derecha y sin los datos del lugar donde se tomó. Rechaza con un `ImageOptimizeError`.',
        parameters: {
          file: 'La imagen.',
          options: 'El tamaño, la calidad y el formato.',
        },
      },
      IMAGE_WIDTH: {
        description: 'Anchos usuales, en píxeles.',
      },
    },
    types: {
      OptimizeImageOptions: true,
      CropArea: true,
      ImageReport: 'Lo que se le hizo a una imagen.',
      OptimizedImage: 'Lo que da `optimizeImage`.',
    },
  },
];
