import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/utils/fullscreen',
  title: 'Pantalla completa',
  group: 'Utilidades',
  entry: 'Pantalla completa',
  order: 4,
  lead: 'Entra y sale de pantalla completa, y detecta también los cambios hechos con Esc o F11.',
  english: 'Enters and leaves full screen, and notices when someone else does.',
  imports: { from: '@guadua/utils', names: ['fullscreen', 'useFullscreen'] },
  overview: { line: 'Entra, sale y detecta los cambios.', drawing: 'fullscreen' },
  usage: {
    when: ['Para tableros, mapas, juegos y presentaciones.'],
    instead: [
      'En un iPhone el navegador solo la ofrece para video: deja siempre otra forma de ver el contenido.',
    ],
  },
};
