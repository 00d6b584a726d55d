import type { LabelPack } from '../../labels/labels.types';
import type { CarouselLabels } from './carousel-labels.types';

export const defaultCarouselLabels: CarouselLabels = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slideLabel: (place, total) => `${place} de ${total}`,
  prev: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
  last: 'Ir a la última diapositiva',
  first: 'Ir a la primera diapositiva',
  pages: 'Elegir diapositiva',
  goToSlide: (place) => `Ir a la diapositiva ${place}`,
  goToPage: (page) => `Ir a la página ${page}`,
  play: 'Iniciar rotación',
  pause: 'Detener rotación',
};

/** Los textos de `Carousel` en español de Colombia, para una parte de una página en otro idioma. */
export const carouselLabelsEsCO: LabelPack = { group: 'carousel', labels: defaultCarouselLabels };
