import type { LabelPack } from '../../labels/labels.types';
import type { CarouselLabels } from './carousel-labels.types';

const texts: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideLabel: (place, total) => `${place} of ${total}`,
  prev: 'Previous slide',
  next: 'Next slide',
  last: 'Go to the last slide',
  first: 'Go to the first slide',
  pages: 'Choose a slide',
  goToSlide: (place) => `Go to slide ${place}`,
  goToPage: (page) => `Go to page ${page}`,
  play: 'Start rotation',
  pause: 'Stop rotation',
};

/** Los textos de `Carousel` en inglés de Estados Unidos, para `<GuaduaProvider labels>`. */
export const carouselLabelsEnUS: LabelPack = { group: 'carousel', labels: texts };
