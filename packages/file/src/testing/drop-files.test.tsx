import { expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readSample } from '../../scripts/read-sample';
import { FileInput } from '../file-input/file-input';
import { imageCrop } from '../image-crop/image-crop';
import { ImageInput } from '../image-input/image-input';
import { dropFiles } from './drop-files';

const photo = (name = 'foto.jpg') =>
  new File([readSample('bare.jpg')], name, { type: 'image/jpeg' });
const form = () => screen.getByRole<HTMLFormElement>('form');

it('drops files on a field, which takes them and says so', async () => {
  const onChange = vi.fn();
  render(<FileInput aria-label="Soportes" multiple accept=".txt" onChange={onChange} />);
  const files = [new File(['uno'], 'uno.txt'), new File(['dos'], 'dos.txt')];
  await dropFiles(screen.getByLabelText('Soportes'), files);
  await screen.findByText(/dos\.txt/, { selector: 'li *' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(files, expect.anything());
});

it('leaves a locked field as it is', async () => {
  const onChange = vi.fn();
  render(<FileInput aria-label="Soporte" disabled onChange={onChange} />);
  await dropFiles(screen.getByLabelText('Soporte'), [new File(['uno'], 'uno.txt')]);
  expect(screen.queryByText(/uno\.txt/)).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('gives a required picture to a form in jsdom, which has no pictures, without a word', async () => {
  const onChange = vi.fn();
  render(
    <form aria-label="Afiliación">
      <ImageInput aria-label="Foto" name="foto" required onChange={onChange} />
    </form>,
  );
  expect(form().checkValidity()).toBe(false);
  const chosen = photo();
  await dropFiles(screen.getByLabelText('Foto'), [chosen]);
  await vi.waitFor(() => expect(form().checkValidity()).toBe(true));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'foto.jpg', size: chosen.size });
});

it('takes a picture uncropped where there are no dialogs and no pictures, and warns once (IMG-7)', async () => {
  const onChange = vi.fn();
  render(
    <form aria-label="Afiliación">
      <ImageInput
        aria-label="Foto"
        name="foto"
        required
        crop={imageCrop({ aspect: 1 })}
        onChange={onChange}
      />
    </form>,
  );
  for (const name of ['una.jpg', 'otra.jpg']) {
    await dropFiles(screen.getByLabelText('Foto'), [photo(name)]);
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ name }));
  }
  await vi.waitFor(() => expect(form().checkValidity()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectConsole('warn', 'imageCrop() found no dialogs or no pictures');
});
