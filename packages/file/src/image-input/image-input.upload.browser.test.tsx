import { expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { imageCrop } from '../image-crop/image-crop';
import type { UploadControl } from '../upload/upload.types';
import { uploader } from '../upload/uploader';
import { ImageInput } from './image-input';
import type { ImageInputProps } from './image-input.types';

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(80, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

function renderField(props: Partial<ImageInputProps> = {}) {
  const calls: { file: File; control: UploadControl; done: (id: string) => void }[] = [];
  const send = (file: File, control: UploadControl) =>
    new Promise<string>((done, fail) => {
      calls.push({ file, control, done });
      control.signal.addEventListener('abort', () => fail(control.signal.reason));
    });
  const onChange = vi.fn();
  render(
    <form>
      <ImageInput
        aria-label="Foto"
        name="foto"
        upload={uploader({ send, retryDelay: 1 })}
        onChange={onChange}
        {...props}
      />
    </form>,
  );
  const at = (index: number) =>
    vi.waitFor(() => {
      const call = calls[index];
      if (!call) throw new Error(`Nothing was sent ${index + 1} times.`);
      return call;
    });
  return { calls, at, onChange };
}
const input = () => screen.getByLabelText<HTMLInputElement>('Foto');
const sent = () => new FormData(document.querySelector('form') ?? undefined).get('foto');

it('sends what was cropped and made smaller; its id becomes the value, and the picture stays (FIL-10, IMG-8)', async () => {
  const { at, onChange } = renderField({
    crop: imageCrop({ aspect: 1 }),
    optimize: { maxWidth: 20 },
  });
  await userEvent.upload(input(), await picture('predio.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
  const { file, control, done } = await at(0);
  const bitmap = await createImageBitmap(file);
  expect([bitmap.width, bitmap.height]).toEqual([20, 20]);
  expect(input().validationMessage).toBe('Subiendo los archivos');
  act(() => control.onProgress(0.5));
  const bar = await screen.findByRole('progressbar', { name: 'Avance de predio.png' });
  expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expectNoAxeViolations();
  const shown = screen.getByAltText<HTMLImageElement>('predio.png').src;
  act(() => done('id-1'));
  await vi.waitFor(() => expect(sent()).toBe('id-1'));
  expect(onChange).toHaveBeenLastCalledWith('id-1', { reason: 'upload' });
  expect(screen.getByAltText<HTMLImageElement>('predio.png').src).toBe(shown);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(input().validity.valid).toBe(true);
  // It can still be cropped, from the whole picture; the new one goes up in its place.
  await userEvent.click(screen.getByRole('button', { name: 'Recortar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
  (await at(1)).done('id-2');
  await vi.waitFor(() => expect(sent()).toBe('id-2'));
});

it('stops what another picture replaces, and what is removed (FIL-10, IMG-8)', async () => {
  const { calls, at, onChange } = renderField();
  await userEvent.upload(input(), await picture('a.png'));
  await at(0);
  await userEvent.upload(input(), await picture('b.png'));
  const second = await at(1);
  expect(calls[0]?.control.signal.aborted).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remover imagen' }));
  await vi.waitFor(() => expect(second.control.signal.aborted).toBe(true));
  second.done('tarde');
  expect(input().validity.valid).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'remove' });
});

it('says that it is not up, holds the form, and tries again when a person asks (FIL-10, IMG-8)', async () => {
  const send = vi
    .fn<(file: File) => Promise<string>>()
    .mockRejectedValueOnce(Object.assign(new Error('no'), { retry: false }))
    .mockResolvedValueOnce('id-1');
  renderField({ upload: uploader({ send }) });
  await userEvent.upload(input(), await picture('a.png'));
  expect(await screen.findByText('No se pudo subir.')).toBeVisible();
  expect(input().validationMessage).toBe('a.png no se pudo subir');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar a.png' }));
  await vi.waitFor(() => expect(sent()).toBe('id-1'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps a new picture when the one before is up before the page is drawn again (FIL-10, IMG-8)', async () => {
  const { calls, at, onChange } = renderField({ optimize: false });
  await userEvent.upload(input(), await picture('a.png'));
  const first = await at(0);
  onChange.mockImplementationOnce(() => first.done('id-a'));
  const second = await picture('b.png');
  await userEvent.upload(input(), second);
  (await at(1)).done('id-b');
  await vi.waitFor(() => expect(sent()).toBe('id-b'));
  expect(calls.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  expect(onChange.mock.calls.map(([value]) => value)).not.toContain('id-a');
});
