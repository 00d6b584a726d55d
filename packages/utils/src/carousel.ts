export { Carousel, CarouselSlide } from './carousel/carousel';
export type {
  CarouselEvents,
  CarouselIndexDetails,
  CarouselOptions,
  CarouselProps,
  CarouselSlideProps,
  CarouselSlot,
} from './carousel/carousel.types';
export { carouselLabels } from './carousel/carousel-labels';
export type { CarouselLabels } from './carousel/carousel-labels.types';
export { carouselLabelsEnUS } from './carousel/labels-en-us';
export { carouselLabelsEsCO } from './carousel/labels-es-co';
export { carouselLabelsPtBR } from './carousel/labels-pt-br';
