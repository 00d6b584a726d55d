import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/file/basic',
  title: 'Archivos',
  group: 'Archivos',
  entry: 'Archivos',
  order: 1,
  lead: 'Uno o varios archivos, elegidos o soltados, validados por su contenido y no por su extensión.',
  english:
    'One or several files, chosen or dropped, checked by what they are and not by their name.',
  imports: { from: '@guadua/file', names: ['FileInput', 'pdfThumbnail'] },
  overview: { line: 'Validados por su contenido.', drawing: 'files' },
  usage: {
    when: ['Para soportes, contratos y fotos que alguien adjunta a un formulario.'],
    instead: ['Para una sola foto con vista previa: usa [ImageInput](/file/image).'],
    anatomy: `
Field
├─ label
└─ FileInput
   ├─ zona         botón, y sitio para soltar
   └─ lista
      └─ archivo   nombre, miniatura, tamaño, quitar`,
  },
};
