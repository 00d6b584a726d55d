import type { LabelPack } from '../../labels/labels.types';
import type { CarouselLabels } from './carousel-labels.types';

/**
 * Cambia algunos textos de `Carousel` en `<GuaduaProvider labels>`; los demás quedan.
 * @example <GuaduaProvider labels={[carouselLabels({ next: 'Siguiente foto' })]}>
 */
export function carouselLabels(labels: Partial<CarouselLabels>): LabelPack {
  return { group: 'carousel', labels };
}
