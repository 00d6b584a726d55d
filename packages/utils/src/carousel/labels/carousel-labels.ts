import type { LabelPack } from '../../labels/labels.types';
import type { CarouselLabels } from './carousel-labels.types';

/**
 * Replaces some texts of `<Carousel>` in a tree; the rest stay as they are.
 * @example <GuaduaProvider labels={[carouselLabels({ next: 'Siguiente foto' })]}>
 */
export function carouselLabels(labels: Partial<CarouselLabels>): LabelPack {
  return { group: 'carousel', labels };
}
