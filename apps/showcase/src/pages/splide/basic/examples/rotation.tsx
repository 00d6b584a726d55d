import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { LANDSCAPES } from '../../../../data/landscapes';

export function Rotation() {
  return (
    <Carousel aria-label="Paisajes que rotan" type="loop" autoplay interval={4000}>
      {LANDSCAPES.map(({ name, image, alt }) => (
        <CarouselSlide key={name}>
          <img
            src={image}
            alt={alt}
            loading="lazy"
            width={960}
            height={540}
            style={{ inlineSize: '100%', blockSize: 'auto' }}
          />
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
