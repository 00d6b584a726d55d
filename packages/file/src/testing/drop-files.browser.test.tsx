import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImageInput } from '../image-input/image-input';
import { dropFiles } from './drop-files';

it('drops a picture, which is looked into and shown', async () => {
  const onChange = vi.fn();
  render(<ImageInput aria-label="Foto" onChange={onChange} />);
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  await dropFiles(screen.getByLabelText('Foto'), [
    new File([blob], 'foto.png', { type: 'image/png' }),
  ]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(await screen.findByRole('img')).toBeVisible();
});
