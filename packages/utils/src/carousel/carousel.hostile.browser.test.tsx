import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel, CarouselSlide } from './carousel';
import type { CarouselProps } from './carousel.types';

const NAMES = ['Páramo', 'Desierto', 'Selva', 'Manglar', 'Cafetal'];

function Landscapes(props: CarouselProps) {
  return (
    <div style={{ inlineSize: 600 }}>
      <Carousel aria-label="Paisajes" options={{ speed: 0 }} {...props}>
        {props.children ?? NAMES.map((name) => <CarouselSlide key={name}>{name}</CarouselSlide>)}
      </Carousel>
    </div>
  );
}

const carousel = () => screen.getByRole('region', { name: 'Paisajes' });
const ready = () => waitFor(() => expect(carousel()).toHaveProperty('dataset.ready', ''));
const active = () => carousel().querySelector('.gd-carousel__slide.is-active')?.textContent;

describe('what a caller without types gives (CMP-9)', () => {
  it.each([
    [Number.NaN, 'Páramo'],
    [-3, 'Páramo'],
    [99, 'Cafetal'],
    [1.5, 'Desierto'],
    ['2', 'Selva'],
    [null, 'Páramo'],
  ])('an index of %s shows a slide', async (index, name) => {
    const onIndexChange = vi.fn();
    // @ts-expect-error: what a caller without types may give
    render(<Landscapes index={index} onIndexChange={onIndexChange} />);
    await ready();
    expect(active()).toBe(name);
  });

  it.each([[0], [-1], [Number.NaN], [null], ['2'], [99], [1.5], [Number.POSITIVE_INFINITY]])(
    'perPage of %s',
    async (perPage) => {
      // @ts-expect-error: what a caller without types may give
      render(<Landscapes perPage={perPage} />);
      await ready();
      expect(active()).toBe('Páramo');
      expect(carousel().querySelectorAll('.gd-carousel__page').length).toBeLessThanOrEqual(5);
    },
  );

  it.each([['loop'], ['fade'], ['cube'], [null]])(
    'no slides, and one, of type %s',
    async (given) => {
      const type = given as NonNullable<CarouselProps['type']>;
      const { rerender } = render(<Landscapes type={type}>{[]}</Landscapes>);
      await ready();
      rerender(
        <Landscapes type={type}>
          <CarouselSlide>Una</CarouselSlide>
        </Landscapes>,
      );
      await waitFor(() => expect(active()).toBe('Una'));
    },
  );
});
