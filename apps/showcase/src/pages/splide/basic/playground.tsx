import types from 'controls:Carousel?type,perPage,gap,padding,arrows,pagination,autoplay,interval';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { LANDSCAPES } from '../../../data/landscapes';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const CAROUSEL = named('Carousel', '@guadua/utils/carousel', Carousel);
const SLIDE = named('CarouselSlide', '@guadua/utils/carousel', CarouselSlide);
const SHOWN = LANDSCAPES.slice(0, 4);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Carrusel',
  controls: types.controls,
  initial: { perPage: 2, gap: '1rem' },
  events: ['onIndexChange'],
  styles: ['@guadua/utils/styles.css', '@guadua/utils/carousel.css'],
  assets: SHOWN.map(({ image }) => image),
  align: 'start',
  parts: (props) =>
    main(
      CAROUSEL,
      { 'aria-label': 'Cuatro paisajes', ...props },
      ...SHOWN.map(({ image, alt }) =>
        el(
          SLIDE,
          {},
          el('img', {
            src: image,
            alt,
            width: 960,
            height: 540,
            style: { inlineSize: '100%', blockSize: 'auto' },
          }),
        ),
      ),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
