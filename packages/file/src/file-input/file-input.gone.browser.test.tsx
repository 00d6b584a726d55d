import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { imageCrop } from '../image-crop/image-crop';
import { ImageInput } from '../image-input/image-input';
import type { ImageInputProps } from '../image-input/image-input.types';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';

const NAMES = ['acta.pdf', 'foto.png'];
const folder = () => navigator.storage.getDirectory();

beforeEach(({ skip }) => {
  skip(server.browser !== 'chromium', 'the engine keeps the bytes of a file of its own folder');
});

afterEach(async () => {
  for (const name of NAMES) await (await folder()).removeEntry(name).catch(() => {});
});

/** A file on a disk, from which it can be taken away while a page holds it. */
async function onDisk(name: string, sample: string) {
  const handle = await (await folder()).getFileHandle(name, { create: true });
  const writer = await handle.createWritable();
  await writer.write(await fetchSample(sample));
  await writer.close();
  return { file: await handle.getFile(), remove: async () => (await folder()).removeEntry(name) };
}

function choose(label: string, file: File): void {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  act(() => {
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('says of a document that is gone from the disk that it could not be read, and keeps the list (FIL-3)', async () => {
  const onChange = vi.fn();
  render(
    <FileInput aria-label="Acta" accept=".pdf" defaultValue="/antes.pdf" onChange={onChange} />,
  );
  const { file, remove } = await onDisk('acta.pdf', 'document.pdf');
  await remove();
  choose('Acta', file);
  const reason = await screen.findByText(/no se pudo leer/, { selector: 'li' });
  expect(reason).toHaveTextContent('acta.pdf: no se pudo leer');
  expect(screen.getByRole('link', { name: /antes\.pdf/ })).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it.each<[string, ImageInputProps]>([
  ['made smaller', {}],
  ['taken as it is', { optimize: false }],
  ['cropped', { crop: imageCrop() }],
])(
  'says of a picture that is gone before it is %s that it could not be read, and keeps the one before (IMG-5)',
  async (_, props) => {
    const [onChange, onReject] = [vi.fn(), vi.fn()];
    const before = await fetchSample('image.png', 'image/png');
    render(
      <ImageInput aria-label="Foto" defaultValue={before} {...{ onChange, onReject }} {...props} />,
    );
    const { file, remove } = await onDisk('foto.png', 'image.png');
    await remove();
    choose('Foto', file);
    const reason = 'No se pudo leer el archivo. Puede que se haya movido o borrado.';
    const error = await screen.findByText(`foto.png: ${reason}`);
    expect(error).toBeVisible();
    expect(onReject).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ reason: 'unreadable', message: reason }),
    ]);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('img', { name: 'image.png' })).toBeVisible();
  },
);

it('says of a file that is gone before it is up that it can’t be read, and keeps it until a person removes it (FIL-10)', async () => {
  const key = crypto.randomUUID();
  render(
    <FileInput
      aria-label="Acta"
      upload={uploader({ url: `/uploads?fail=99&key=${key}`, retryDelay: 1, retries: 99 })}
    />,
  );
  const { file, remove } = await onDisk('acta.pdf', 'document.pdf');
  choose('Acta', file);
  const count = async () => (await fetch(`/uploads/count?key=${key}`)).json();
  await vi.waitFor(async () => expect((await count()).requests).toBeGreaterThan(0));
  await remove();
  expect(await screen.findByText(/Ya no se puede leer/, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remover archivo acta.pdf' })).toBeVisible();
});
