import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { LANDSCAPES } from '../../../../data/landscapes';

export function TwoPerPage() {
  return (
    <Carousel aria-label="Paisajes de dos en dos" perPage={2} gap="1rem" padding="2rem">
      {LANDSCAPES.map(({ name, image, alt }) => (
        <CarouselSlide key={name}>
          <figure style={{ margin: 0 }}>
            <img
              src={image}
              alt={alt}
              loading="lazy"
              width={960}
              height={540}
              style={{
                display: 'block',
                inlineSize: '100%',
                blockSize: 'auto',
                borderRadius: '0.5rem',
              }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
