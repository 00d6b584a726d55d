import type { LabelState } from '@guadua/catalog';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a carousel that goes round by itself',
    element: (
      <Carousel aria-label="Τοπία" type="loop" autoplay>
        <CarouselSlide>Ένα</CarouselSlide>
        <CarouselSlide>Δύο</CarouselSlide>
        <CarouselSlide>Τρία</CarouselSlide>
      </Carousel>
    ),
    use: async ({ click, shown }) => {
      await shown('carousel.carousel', 'carousel.slide', 'carousel.slideLabel', 'carousel.pages');
      await shown('carousel.goToSlide', 'carousel.last', 'carousel.next', 'carousel.pause');
      await click('.gd-carousel__toggle');
      await click('.splide__arrow--prev');
      await shown('carousel.play', 'carousel.first', 'carousel.prev');
    },
  },
  {
    title: 'a carousel with pages',
    element: (
      <Carousel aria-label="Τοπία" perPage={2}>
        <CarouselSlide>Ένα</CarouselSlide>
        <CarouselSlide>Δύο</CarouselSlide>
        <CarouselSlide>Τρία</CarouselSlide>
        <CarouselSlide>Τέσσερα</CarouselSlide>
      </Carousel>
    ),
    use: ({ shown }) => shown('carousel.goToPage'),
  },
];
