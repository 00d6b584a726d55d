import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';
import { LANDSCAPES } from '../../../../data/landscapes';

export function Changing() {
  const [count, setCount] = useState(3);
  return (
    <>
      <Carousel aria-label="Paisajes que llegan y se van" perPage={3} gap="0.75rem">
        {LANDSCAPES.slice(0, count).map(({ name, image, alt }) => (
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
      <Button disabled={count === LANDSCAPES.length} onClick={() => setCount(count + 1)}>
        Agregar
      </Button>{' '}
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Quitar
      </Button>
    </>
  );
}
