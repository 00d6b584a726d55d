import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/file/image',
  title: 'Imágenes',
  group: 'Archivos',
  entry: 'Imágenes',
  order: 2,
  lead: 'Una imagen con vista previa, reducida en el navegador antes de enviarla.',
  imports: { from: '@guadua/file', names: ['ImageInput'] },
};
