import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from './image-input';
import type { ImageInputProps } from './image-input.types';

const input = () => screen.getByLabelText<HTMLInputElement>('Seleccionar imagen');

/** A picture of 400 × 400, as large in bytes as noise makes it. */
async function noise(type: string, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 400);
  const context = canvas.getContext('2d');
  const data = new ImageData(400, 400);
  for (let at = 0; at < data.data.length; at++) data.data[at] = (at * 2_654_435_761) >>> 24;
  context?.putImageData(data, 0, 0);
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type });
}

it('judges the file that was chosen, not what was made of it, when a limit is lowered (IMG-1)', async ({
  skip,
}) => {
  skip(server.browser === 'webkit', 'the engine writes no WebP');
  const onChange = vi.fn();
  const field = (props: ImageInputProps) => (
    <ImageInput optimize={{ maxWidth: 8, mimeType: 'image/webp' }} onChange={onChange} {...props} />
  );
  const { rerender } = render(field({ accept: '.png' }));
  const chosen = await noise('image/png', 'finca.png');
  await userEvent.upload(input(), chosen);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const made = onChange.mock.lastCall?.[0];
  expect(made).toMatchObject({ name: 'finca.webp' });
  expect(made.size).toBeLessThan(chosen.size);
  rerender(field({ accept: '.png', minSize: made.size + 1, maxSize: chosen.size }));
  expect(input().validity.valid).toBe(true);
  rerender(field({ accept: '.png', maxSize: chosen.size - 1 }));
  expect(input().validationMessage).toMatch(/^finca\.png: pesa más de/);
  expect(screen.getByText(/^finca\.png: pesa más de/, { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('group')).toHaveAttribute('data-invalid');
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  rerender(field({ accept: '.jpg' }));
  const wrong = 'finca.png: tipo no permitido';
  await vi.waitFor(() => expect(input().validationMessage).toBe(wrong));
  expect(await screen.findByRole('img', { name: 'finca.webp' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remover imagen' }));
  expect(input().validity.valid).toBe(true);
  expect(screen.queryByText(/finca/, { selector: 'span' })).toBeNull();
});

it('knows in another field what a picture was made of (IMG-1)', async () => {
  const onChange = vi.fn();
  const { unmount } = render(<ImageInput accept=".png" onChange={onChange} />);
  await userEvent.upload(input(), await fetchSample('image.png', 'image/png'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const [made] = onChange.mock.lastCall ?? [];
  unmount();
  render(<ImageInput accept=".png" maxSize={1} value={made} />);
  await vi.waitFor(() => expect(input().validationMessage).toBe('image.png: pesa más de 1\u00A0B'));
});

it('leaves a File alone that the application made, unless nothing is optimised (IMG-1)', async () => {
  const value = await fetchSample('bare.jpg', 'image/jpeg');
  const { rerender } = render(<ImageInput accept=".png" value={value} />);
  expect(input().validity.valid).toBe(true);
  rerender(<ImageInput accept=".png" optimize={false} value={value} />);
  const wrong = 'bare.jpg: tipo no permitido';
  await vi.waitFor(() => expect(input().validationMessage).toBe(wrong));
});
