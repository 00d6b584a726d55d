import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { useState } from 'react';
import { LANDSCAPES } from '../../../../data/landscapes';

export function Thumbnails() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <Carousel
        aria-label="Paisajes"
        type="fade"
        pagination={false}
        index={index}
        onIndexChange={setIndex}
      >
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
      <Carousel
        aria-label="Miniaturas"
        perPage={4}
        gap="0.5rem"
        arrows={false}
        pagination={false}
        index={index}
      >
        {LANDSCAPES.map(({ name, image }, place) => (
          <CarouselSlide key={name}>
            <button
              type="button"
              style={{
                display: 'block',
                inlineSize: '100%',
                padding: 0,
                border: '2px solid',
                borderColor: place === index ? 'var(--gd-accent)' : 'transparent',
                borderRadius: 'var(--gd-radius)',
                background: 'none',
                cursor: 'pointer',
              }}
              aria-current={place === index}
              aria-label={name}
              onClick={() => setIndex(place)}
            >
              <img
                src={image}
                alt=""
                loading="lazy"
                width={960}
                height={540}
                style={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
              />
            </button>
          </CarouselSlide>
        ))}
      </Carousel>
    </>
  );
}
