import type { LabelPack } from '../../labels/labels.types';
import type { CarouselLabels } from './carousel-labels.types';

const texts: CarouselLabels = {
  carousel: 'carrossel',
  slide: 'slide',
  slideLabel: (place, total) => `${place} de ${total}`,
  prev: 'Slide anterior',
  next: 'Próximo slide',
  last: 'Ir para o último slide',
  first: 'Ir para o primeiro slide',
  pages: 'Escolher slide',
  goToSlide: (place) => `Ir para o slide ${place}`,
  goToPage: (page) => `Ir para a página ${page}`,
  play: 'Iniciar rotação',
  pause: 'Parar rotação',
};

/** Los textos de `Carousel` en portugués de Brasil, para `<GuaduaProvider labels>`. */
export const carouselLabelsPtBR: LabelPack = { group: 'carousel', labels: texts };
