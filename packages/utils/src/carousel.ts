export { Carousel, CarouselSlide } from './carousel/carousel';
export type {
  CarouselEvents,
  CarouselIndexDetails,
  CarouselOptions,
  CarouselProps,
  CarouselSlideProps,
} from './carousel/carousel.types';
export { carouselLabels } from './carousel/labels/carousel-labels';
export type { CarouselLabels } from './carousel/labels/carousel-labels.types';
export { carouselLabelsEnUS } from './carousel/labels/en-us';
export { carouselLabelsEsCO } from './carousel/labels/es-co';
export { carouselLabelsPtBR } from './carousel/labels/pt-br';
