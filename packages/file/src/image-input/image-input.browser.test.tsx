// biome-ignore-all lint/style/noExcessiveLinesPerFile: what the image input promises in a browser, over one set-up
import { describeWidget } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import type { FileItem } from '../file-input/file-item.types';
import { ImageInput } from './image-input';

const sample = fetchSample;

async function photograph(width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, width);
  const context = canvas.getContext('2d');
  for (let index = 0; context && index < 500; index++) {
    context.fillStyle = `hsl(${index} 50% 50%)`;
    context.fillRect((index * 7919) % width, (index * 104_729) % width, 40, 40);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([blob], 'finca.jpg', { type: 'image/jpeg', lastModified: 1 });
}

function drop(files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  act(() => {
    screen.getByRole('group').dispatchEvent(event);
  });
}

const input = () => screen.getByLabelText<HTMLInputElement>('Seleccionar imagen');
const form = () => {
  const element = document.querySelector('form');
  if (!element) throw new Error('No form');
  return element;
};
const submitted = () =>
  new FormData(form())
    .getAll('foto')
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.size}`));

const small = new File(
  [
    Uint8Array.from(atob('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs='), (c) =>
      c.charCodeAt(0),
    ),
  ],
  'punto.png',
  { type: 'image/png' },
);

describeWidget<File | string | null>(
  '<ImageInput>',
  {
    render: (props) => <ImageInput {...props} />,
    control: () => document.querySelector<HTMLElement>('input[type=file]') ?? document.body,
    value: 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=',
    otherValue: small,
    empty: null,
    change: async (person) => {
      await person.upload(document.querySelector('input[type=file]') ?? document.body, small);
      await vi.waitFor(() => expect(screen.queryByText('Procesando...')).toBeNull());
    },
    formValue: (value) => (value === null ? [] : [value]),
  },
  { share: 3, of: 4 },
);

describe('choosing (IMG-1, IMG-2)', () => {
  it('optimises by default, shows the picture and reports what it did', async () => {
    const onChange = vi.fn();
    render(<ImageInput optimize={{ quality: 0.7, maxWidth: 400 }} onChange={onChange} />);
    const chosen = await photograph(1200);
    drop([chosen]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    const [file, details] = onChange.mock.lastCall ?? [];
    expect(file).toMatchObject({ name: 'finca.jpg', type: 'image/jpeg', lastModified: 1 });
    expect(details).toMatchObject({
      reason: 'drop',
      report: { originalSize: chosen.size, size: file.size, dimensions: { width: 400 } },
    });
    expect(details.original.size).toBe(chosen.size);
    expect(await screen.findByRole('img', { name: 'finca.jpg' })).toBeVisible();
    expect(screen.getByText(/kB → .* kB · \d+ ms/)).toBeVisible();
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('finca.jpg optimizada: '),
    );
  });

  it('accepts PNG and JPEG by default, and names its texts', async () => {
    render(<ImageInput />);
    expect(input()).toHaveAttribute('accept', '.png,.jpg,.jpeg');
    drop([new File(['GIF89a'], 'a.gif', { type: 'image/gif' })]);
    expect(await screen.findByText('a.gif: tipo no permitido')).toBeVisible();
    drop([await sample('image.png', 'image/png')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover imagen' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(input()).toHaveFocus();
  });

  it('leaves the file alone with optimize={false}', async () => {
    const onChange = vi.fn();
    render(<ImageInput optimize={false} onChange={onChange} />);
    const chosen = await photograph(300);
    drop([chosen]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0].size).toBe(chosen.size);
  });

  it('says the shape and the fit to the styles', () => {
    render(<ImageInput shape="round" fit="contain" />);
    expect(screen.getByRole('group')).toHaveAttribute('data-shape', 'round');
    expect(screen.getByRole('group')).toHaveAttribute('data-fit', 'contain');
  });
});

describe('working (IMG-3)', () => {
  it('shows "Procesando...", and Cancelar or Escape drop the work', async () => {
    const onChange = vi.fn();
    render(<ImageInput onChange={onChange} />);
    const chosen = await photograph(400);
    // Nothing ever comes back from this worker.
    const started = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    for (const cancel of [
      () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      act(() => input().focus());
      drop([chosen]);
      expect(screen.getByText('Procesando...')).toBeVisible();
      expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
      // A form can't be sent meanwhile: it would send the former picture.
      expect(input().validationMessage).toBe('Procesando...');
      await vi.waitFor(() => expect(started).toHaveBeenCalled());
      await cancel();
      expect(screen.queryByText('Procesando...')).toBeNull();
      expect(input().validity.valid).toBe(true);
      expect(input()).toHaveFocus();
      await vi.waitFor(() =>
        expect(terminate.mock.contexts).toContain(started.mock.contexts.at(-1)),
      );
      started.mockClear();
      terminate.mockClear();
    }
    expect(onChange).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('lets the last of two choices win, and drops the work when it is unmounted', async () => {
    const onChange = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <ImageInput onChange={onChange} />
      </StrictMode>,
    );
    const started = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => {});
    drop([await photograph(400)]);
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    drop([await sample('image.png', 'image/png')]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0].name).toBe('image.png');
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    started.mockImplementationOnce(() => {});
    drop([await photograph(400)]);
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(3));
    unmount();
    await vi.waitFor(() => expect(terminate.mock.contexts).toContain(started.mock.contexts.at(-1)));
    vi.restoreAllMocks();
  });

  it('drops the work when the application puts another value in, not when it draws the same', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<ImageInput value={null} onChange={onChange} />);
    const started = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    drop([await photograph(400)]);
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    rerender(<ImageInput value={null} onChange={onChange} required />);
    expect(screen.getByText('Procesando...')).toBeVisible();
    // The next record of an editor: the picture was chosen for the one before.
    rerender(<ImageInput value={small} onChange={onChange} required />);
    expect(screen.queryByText('Procesando...')).toBeNull();
    expect(input().validity.valid).toBe(true);
    await vi.waitFor(() => expect(terminate.mock.contexts).toContain(started.mock.contexts.at(-1)));
    expect(onChange).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('drops the work when the application puts another value in, after one that it did not take', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <ImageInput value={null} onChange={onChange} optimize={false} required />,
    );
    drop([await photograph(40)]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    rerender(<ImageInput value={null} onChange={onChange} />);
    const started = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
    drop([await photograph(400)]);
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    rerender(<ImageInput value={small} onChange={onChange} />);
    expect(screen.queryByText('Procesando...')).toBeNull();
    vi.restoreAllMocks();
  });

  it('falls back to the original of a corrupt picture, and says why', async () => {
    const onChange = vi.fn();
    render(<ImageInput onChange={onChange} />);
    drop([await sample('corrupt.jpg', 'image/jpeg')]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0].name).toBe('corrupt.jpg');
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ error: { code: 'corrupt' } });
    expect(
      await screen.findByText('La imagen está dañada o incompleta.', { selector: 'span' }),
    ).toBeVisible();
    expect(await screen.findByText('No se puede mostrar')).toBeVisible();
  });
});

describe('bad input (IMG-5, IMG-6)', () => {
  it.each([
    ['text-named.png', 'type', 'El archivo no es una imagen.'],
    ['huge.png', 'pixels', 'La imagen es demasiado grande para este navegador.'],
    ['empty.png', 'empty', 'está vacío'],
    ['corpus/corrupt-jpeg-exif-only.jpg', 'unreadable', 'La imagen está dañada o incompleta.'],
  ])('refuses %s, says why, and keeps what was there', async (name, reason, message) => {
    const onChange = vi.fn();
    const onReject = vi.fn();
    const saved = await sample('image.png', 'image/png');
    render(<ImageInput defaultValue={saved} {...{ onChange, onReject }} />);
    const value = await sample(name, 'image/png');
    drop([value]);
    expect(await screen.findByText(`${value.name}: ${message}`)).toBeVisible();
    expect(onReject).toHaveBeenCalledExactlyOnceWith([{ value, reason, message }]);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: 'image.png' })).toBeVisible();
  });

  it('keeps an animation without its place, and says where that could not be done', async () => {
    const onChange = vi.fn();
    const accept = 'image/*,.webp,.avif';
    render(<ImageInput {...{ accept, onChange }} />);
    const text = async () => (await onChange.mock.lastCall?.[0].text()) ?? '';
    drop([await sample('corpus/kept-webp-animated.webp')]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(await text()).not.toContain('LUGAR');
    expect(screen.queryByText(/No se le pudieron/, { selector: 'span' })).toBeNull();
    drop([await sample('corpus/corrupt-avif-cut-2.avif')]);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ error: { keepsMetadata: true } });
    expect(
      await screen.findByText(/No se le pudieron quitar los datos/, { selector: 'span' }),
    ).toBeVisible();
  });

  it('recognises a text named .png even when it does not optimise', async () => {
    const onChange = vi.fn();
    render(<ImageInput optimize={false} onChange={onChange} />);
    drop([await sample('text-named.png', 'image/png')]);
    expect(await screen.findByText(/no es una imagen/, { selector: 'span' })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('explains a HEIC photo, by its name and by its content', async () => {
    render(<ImageInput />);
    drop([new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' })]);
    expect(
      await screen.findByText(/no puede abrir fotos HEIC/, { selector: 'span' }),
    ).toBeVisible();
    const photo = await fetchSample('corpus/heic-inner.heic');
    drop([new File([photo], 'foto.jpg', { type: 'image/jpeg' })]);
    await vi.waitFor(() => expect(screen.queryByText('Procesando...')).toBeNull());
    expect(screen.getByText(/no puede abrir fotos HEIC/, { selector: 'span' })).toBeVisible();
  });

  it('limits the size before any work: at most 2 MB', async () => {
    render(<ImageInput maxSize="2MB" />);
    drop([new File([new Uint8Array(2_000_001)], 'a.png', { type: 'image/png' })]);
    expect(await screen.findByText('a.png: pesa más de 2 MB')).toBeVisible();
  });
});

describe('the camera (IMG-6)', () => {
  it('offers "Tomar foto" on touch screens that have one, and takes its photo', async () => {
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([
      { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) },
    ]);
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse') ? Object.assign(matchMedia('all')) : matchMedia(query),
    );
    const onChange = vi.fn();
    const { container } = render(<ImageInput capture="user" onChange={onChange} />);
    const button = await screen.findByRole('button', { name: 'Tomar foto' });
    const camera = container.querySelector<HTMLInputElement>('input[capture=user]');
    const opened = vi.fn((event: Event) => event.preventDefault());
    camera?.addEventListener('click', opened);
    await userEvent.click(button);
    expect(opened).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    if (camera) await userEvent.upload(camera, await photograph(50));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ reason: 'camera' });
  });

  it('offers none on a desktop', () => {
    render(<ImageInput />);
    expect(screen.queryByRole('button', { name: 'Tomar foto' })).toBeNull();
  });
});

/** A form as a user of react-hook-form writes it. */
function Page({ onSubmit }: { onSubmit: (value: FileItem | null) => void }) {
  const { control, handleSubmit } = useForm<{ foto: FileItem | null }>({
    defaultValues: { foto: null },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values.foto))}>
      <Controller
        control={control}
        name="foto"
        rules={{ required: true }}
        render={({ field }) => <ImageInput optimize={{ quality: 0.5 }} {...field} />}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('in a form (CMP-3)', () => {
  it('carries the optimised picture, and comes back with a reset', async () => {
    render(
      <form>
        <ImageInput name="foto" required optimize={{ maxWidth: 100, quality: 0.5 }} />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    const chosen = await photograph(600);
    await userEvent.upload(input(), chosen);
    await vi.waitFor(() => expect(submitted()).toHaveLength(1));
    expect(Number(submitted()[0]?.split(' ')[1])).toBeLessThan(chosen.size);
    expect(form().checkValidity()).toBe(true);
    act(() => form().reset());
    await vi.waitFor(() => expect(submitted()).toEqual([]));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('works with react-hook-form by spreading `field`', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await send();
    await vi.waitFor(() => expect(input()).toHaveFocus());
    drop([await photograph(300)]);
    await screen.findByRole('img');
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0].name).toBe('finca.jpg');
  });

  it('frees its object URLs', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = render(<ImageInput defaultValue={await photograph(50)} />);
    expect(made).toHaveBeenCalledOnce();
    unmount();
    expect(freed).toHaveBeenCalledExactlyOnceWith(made.mock.results[0]?.value);
    vi.restoreAllMocks();
  });
});
