import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Carousel, CarouselSlide } from './carousel';

function InFrame({ names }: { names: readonly string[] }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe title="marco" ref={(frame) => setBody(frame?.contentDocument?.body ?? null)}>
      {body &&
        createPortal(
          <Carousel aria-label="Paisajes" options={{ speed: 0 }}>
            {names.map((name) => (
              <CarouselSlide key={name}>{name}</CarouselSlide>
            ))}
          </Carousel>,
          body,
        )}
    </iframe>
  );
}

it('takes up new slides in a frame, which may be taken out of the page (CAR-1)', async () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  addEventListener('error', note);
  onTestFinished(() => removeEventListener('error', note));
  const { rerender } = render(<InFrame names={['Páramo', 'Selva']} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('marco');
  const find = (selector: string) => frame.contentDocument?.querySelectorAll(selector) ?? [];
  await vi.waitFor(() => expect(find('[data-ready] .gd-carousel__page')).toHaveLength(2));
  rerender(<InFrame names={['Páramo', 'Selva', 'Manglar']} />);
  await vi.waitFor(() => expect(find('.gd-carousel__page')).toHaveLength(3));
  const place = frame.parentNode;
  act(() => frame.remove());
  // Each frame would report what has no size any more.
  for (let count = 0; count < 6; count++) await new Promise(requestAnimationFrame);
  // React takes it away itself.
  place?.append(frame);
  expect(errors).toEqual([]);
});
