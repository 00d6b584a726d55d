import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/file/image',
  title: 'Imágenes',
  group: 'Archivos',
  entry: 'Imágenes',
  order: 2,
  lead: 'Una imagen con vista previa, reducida en el navegador antes de enviarla.',
  english: 'A picture with a preview, cropped and made lighter in the browser before it is sent.',
  imports: { from: '@guadua/file', names: ['ImageInput'] },
  overview: { line: 'Recorta y reduce antes de enviar.', drawing: 'image' },
  usage: {
    when: [
      'Para el retrato, el logo o la foto de un producto: se ve, se recorta y se envía liviana.',
    ],
    instead: ['Para varios archivos, o que no son imágenes: usa [FileInput](/file/basic).'],
    anatomy: `
Field
├─ label
└─ ImageInput
   ├─ zona         con la vista previa adentro
   ├─ recorte      con crop
   └─ reducción    en otro hilo, antes de enviar`,
  },
};
