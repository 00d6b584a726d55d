import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { LANDSCAPES } from '../../../../data/landscapes';

export function Single() {
  return (
    <Carousel aria-label="Paisajes de Colombia">
      {LANDSCAPES.map(({ name, image, alt }, place) => (
        <CarouselSlide key={name}>
          <img
            src={image}
            alt={alt}
            loading={place === 0 ? 'eager' : 'lazy'}
            width={960}
            height={540}
            style={{ inlineSize: '100%', blockSize: 'auto' }}
          />
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
