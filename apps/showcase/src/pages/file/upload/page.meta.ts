import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/file/upload',
  title: 'Subir archivos',
  group: 'Archivos',
  entry: 'Subir',
  order: 3,
  lead: 'Los archivos suben al elegirlos, con avance, pausa y nuevos intentos; el formulario envía su identificador.',
  imports: { from: '@guadua/file', names: ['FileInput', 'ImageInput', 'uploader', 'tusSend'] },
};
