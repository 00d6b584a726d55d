import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import { useState } from 'react';

/** Its engine has come, and with it the arrows and pages. */
const READY = '.gd-carousel[data-ready]';

function Slides({ t }: SpecimenProps) {
  const [slides, setSlides] = useState([1, 2, 3, 4]);
  return (
    <div>
      <Carousel aria-label={t('Paisajes')} type="loop" autoplay gap="1rem" interval={60_000}>
        {slides.map((number) => (
          <CarouselSlide key={number}>
            <div className="slide">{t(`Paisaje ${number}`)}</div>
          </CarouselSlide>
        ))}
      </Carousel>
      <button
        type="button"
        data-test="more"
        onClick={() => setSlides([...slides, slides.length + 1])}
      >
        {t('Agregar paisaje')}
      </button>
    </div>
  );
}

export const specimens: Specimens = {
  carousel: defineSpecimen({
    covers: ['Carousel', 'CarouselSlide'],
    View: Slides,
    ready: READY,
    use: async (user) => {
      await user.find(READY);
      await user.press('.splide__arrow--next');
      await user.press('[data-test=more]');
    },
  }),
};
