import type { PageMeta } from '../../../site/page-meta.types';

export const META: PageMeta = {
  path: '/splide',
  title: 'Carrusel Splide',
  group: 'Splide',
  entry: 'Básico',
  order: 1,
  lead: 'El motor de Splide con nuestra envoltura: visible antes de cargar JavaScript, en español y con pausa.',
  imports: { from: '@guadua/utils/carousel', names: ['Carousel', 'CarouselSlide'] },
};
