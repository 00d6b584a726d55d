import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/splide',
  title: 'Carrusel Splide',
  group: 'Splide',
  entry: 'Carrusel',
  order: 1,
  lead: 'El motor de Splide con nuestra envoltura: visible antes de cargar JavaScript, en español y con pausa.',
  english:
    'The engine of Splide in a wrapper of ours: visible before any script, and it can be paused.',
  imports: { from: '@guadua/utils/carousel', names: ['Carousel', 'CarouselSlide'] },
  overview: { line: 'Visible antes de cargar JavaScript.', drawing: 'carousel' },
  usage: {
    when: ['Para fotos que se comparan una junto a otra y que alguien recorre a su ritmo.'],
    instead: ['Para contenido que todos deben leer: ponlo en la página, uno debajo de otro.'],
    anatomy: `
Carousel           una región, con nombre
├─ pausa           si rota solo
├─ anterior, siguiente
├─ CarouselSlide   una por imagen
└─ puntos`,
  },
};
