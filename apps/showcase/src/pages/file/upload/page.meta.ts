import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/file/upload',
  title: 'Subir archivos',
  group: 'Archivos',
  entry: 'Subir',
  order: 3,
  lead: 'Los archivos se suben al elegirlos, con avance, pausa y reintentos; el formulario envía su identificador.',
  english:
    'Files that upload as soon as they are chosen, with progress, pause and retries; the form sends their identifier.',
  imports: { from: '@guadua/file', names: ['FileInput', 'ImageInput', 'uploader', 'tusSend'] },
  overview: { line: 'Con avance, pausa y reintentos.', drawing: 'upload' },
  usage: {
    when: ['Para archivos pesados o redes malas: suben mientras la persona llena lo demás.'],
    instead: [
      'Si el archivo se puede enviar con el formulario: [FileInput](/file/basic) sin `upload` lo incluye en `FormData`.',
    ],
    anatomy: `
Field
├─ label
└─ FileInput
   └─ archivo
      ├─ avance     porcentaje, velocidad, tiempo
      └─ botones    pausar, seguir, reintentar, quitar`,
  },
};
