import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { quarters } from '../../scripts/quarters';
import type { FileItem } from '../file-input/file-item.types';
import { ImageInput } from '../image-input/image-input';
import { imageCrop } from './image-crop';

const input = () => screen.getByLabelText<HTMLInputElement>('Seleccionar imagen');
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Listo' });
const SAVED = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=';

it('closes without a change when the application puts another value in, not when it draws the same (IMG-7)', async () => {
  const onChange = vi.fn();
  const field = (value: FileItem | null, required = false) => (
    <ImageInput
      crop={imageCrop({ aspect: 1 })}
      value={value}
      onChange={onChange}
      required={required}
    />
  );
  const { rerender } = render(field(null));
  act(() => input().focus());
  await userEvent.upload(input(), await quarters());
  await vi.waitFor(() => expect(done()).toBeEnabled());
  rerender(field(null, true));
  expect(done()).toBeVisible();
  // The next record of an editor: the picture was chosen for the one before.
  rerender(field(SAVED, true));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input().validity.valid).toBe(true);
  expect(input()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remover imagen' })).toBeVisible();
});
