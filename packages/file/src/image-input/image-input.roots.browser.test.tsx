import { act, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { ImageInput } from './image-input';

it.each([
  [
    'a frame',
    () => document.body.appendChild(document.createElement('iframe')).contentDocument?.body,
  ],
  [
    'a shadow root',
    () => {
      const host = document.body.appendChild(document.createElement('div'));
      return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    },
  ],
])('shows the picture that was chosen in %s, and takes it away (CMP-11)', async (_, makePlace) => {
  const place = makePlace();
  if (!place) throw new Error('No place');
  render(createPortal(<ImageInput aria-label="Foto" capture={false} />, place));
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input');
  const page = place.ownerDocument.defaultView as unknown as typeof globalThis;
  const canvas = new OffscreenCanvas(40, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  // As its chooser gives it: in a frame, a file of that frame.
  const picture = new page.File([await canvas.convertToBlob()], 'finca.png', { type: 'image/png' });
  const files = new page.DataTransfer();
  files.items.add(picture);
  act(() => {
    input.files = files.files;
    input.dispatchEvent(new page.Event('change', { bubbles: true }));
  });
  const image = () => place.querySelector<HTMLImageElement>('.gd-image-input__image');
  await expect.poll(() => image()?.naturalWidth).toBe(40);
  act(() => place.querySelector<HTMLElement>('.gd-image-input__action')?.click());
  await expect.poll(image).toBeNull();
  expect(input.files).toHaveLength(0);
});
