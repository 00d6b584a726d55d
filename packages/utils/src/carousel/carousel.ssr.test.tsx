import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Carousel, CarouselSlide } from './carousel';

it('renders its slides on a server, with nothing that hides them (CAR-2)', () => {
  const html = renderToString(
    <Carousel aria-label="Paisajes" autoplay>
      <CarouselSlide>Páramo</CarouselSlide>
      <CarouselSlide>Selva</CarouselSlide>
    </Carousel>,
  );
  expect(html).toContain('Páramo');
  expect(html).toContain('Selva');
  expect(html).toContain('aria-roledescription="carrusel"');
  expect(html).not.toMatch(/visibility|display|\shidden=|opacity/);
});
