import { act, render, screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from './file-input';
import type { FileItem } from './file-item.types';

const file = (name: string, size = 3, type = '') =>
  new File([new Uint8Array(size)], name, { type });

function drop(target: Element, files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  act(() => {
    target.dispatchEvent(event);
  });
}

const form = () => {
  const element = document.querySelector('form');
  if (!element) throw new Error('No form');
  return element;
};
const root = () => form().firstElementChild ?? form();
const native = () => {
  const element = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!element) throw new Error('No input');
  return element;
};
const submitted = () =>
  new FormData(form())
    .getAll('documentos')
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.size}`));

/** A form as a user of react-hook-form writes it. */
function Page({ onSubmit }: { onSubmit: (value: FileItem[] | null) => void }) {
  const { control, handleSubmit, reset } = useForm<{ documentos: FileItem[] | null }>({
    defaultValues: { documentos: ['/a.pdf'] },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values.documentos))}>
      <Controller
        control={control}
        name="documentos"
        rules={{ required: true }}
        render={({ field }) => <FileInput multiple {...field} />}
      />
      <button type="submit">Enviar</button>
      <button type="button" onClick={() => reset()}>
        Volver
      </button>
    </form>
  );
}

describe('in a native form (CMP-3, FIL-3)', () => {
  it('carries chosen, dropped and pasted files, and the saved URLs that are left', async () => {
    render(
      <form>
        <FileInput multiple append name="documentos" defaultValue={['/a.pdf', '/b.pdf']} />
      </form>,
    );
    expect(submitted()).toEqual(['/a.pdf', '/b.pdf']);
    drop(root(), [file('suelto.txt', 5)]);
    await userEvent.upload(native(), file('elegido.txt', 7));
    await userEvent.click(await screen.findByRole('button', { name: 'Remover archivo a.pdf' }));
    await vi.waitFor(() =>
      expect(submitted().toSorted()).toEqual(['/b.pdf', 'elegido.txt 7', 'suelto.txt 5']),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remover archivo suelto.txt' }),
    );
    expect(submitted().toSorted()).toEqual(['/b.pdf', 'elegido.txt 7']);
  });

  it('submits nothing when empty or disabled', () => {
    const { rerender } = render(
      <form>
        <FileInput name="documentos" />
      </form>,
    );
    expect(submitted()).toEqual([]);
    rerender(
      <form>
        <FileInput name="documentos" value={file('a.txt')} disabled />
      </form>,
    );
    expect(submitted()).toEqual([]);
  });

  it('does not keep a refused file in the native input', async () => {
    render(
      <form>
        <FileInput name="documentos" accept=".png" defaultValue={file('a.png')} />
      </form>,
    );
    await userEvent.upload(native(), file('b.exe'));
    await vi.waitFor(() => expect(submitted()).toEqual(['a.png 3']));
  });

  it('keeps the file where a click opens no chooser, or one that is closed without a choice', () => {
    render(
      <form>
        <FileInput name="documentos" defaultValue={file('a.png')} />
      </form>,
    );
    native().addEventListener('click', (event) => event.preventDefault());
    act(() => native().click());
    native().dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(submitted()).toEqual(['a.png 3']);
  });

  it('comes back to the default with a reset, in the native input too', async () => {
    const saved = file('inicial.txt');
    render(
      <form>
        <FileInput multiple append name="documentos" defaultValue={[saved]} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    drop(root(), [file('otro.txt')]);
    await vi.waitFor(() => expect(submitted()).toHaveLength(2));
    act(() => form().reset());
    await vi.waitFor(() => expect(submitted()).toEqual(['inicial.txt 3']));
    act(() => form().reset());
    await vi.waitFor(() => expect(submitted()).toEqual(['inicial.txt 3']));
    // A person's reset empties the input later than a script's: after all microtasks.
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    await vi.waitFor(() => expect(submitted()).toEqual(['inicial.txt 3']));
  });

  it('is required until it has a file or a saved URL', () => {
    const { rerender } = render(
      <form>
        <FileInput required value={null} />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    rerender(
      <form>
        <FileInput required value="/a.pdf" />
      </form>,
    );
    expect(form().checkValidity()).toBe(true);
  });

  it('says in its own language what is missing, and asks nothing of what is read-only', () => {
    const input = (props: { readOnly?: boolean; multiple?: false }) => {
      const { container, unmount } = render(<FileInput required {...props} />);
      const field = container.querySelector<HTMLInputElement>('input[type=file]');
      const said = [field?.validity.valid, field?.validationMessage];
      unmount();
      return said;
    };
    expect(input({})).toEqual([false, 'Selecciona un archivo.']);
    expect(input({ readOnly: true })).toEqual([true, '']);
  });

  it('takes a file once that is chosen twice', async () => {
    render(
      <form>
        <FileInput multiple append name="documentos" />
      </form>,
    );
    const chosen = file('a.txt');
    drop(root(), [chosen]);
    drop(root(), [chosen, file('b.txt')]);
    await vi.waitFor(() => expect(submitted()).toEqual(['a.txt 3', 'b.txt 3']));
    expect(screen.getByText(/ya está en la lista/, { selector: 'li' })).toBeVisible();
  });

  it('works with react-hook-form by spreading `field`', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(screen.getByRole('button', { name: /Remover/ }));
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    // The first field with an error takes the focus.
    await vi.waitFor(() => expect(native()).toHaveFocus());
    drop(root(), [file('nuevo.txt')]);
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0][0].name).toBe('nuevo.txt');
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByRole('link', { name: /a\.pdf/ })).toBeVisible();
  });
});

describe('many files and strange pictures (FIL-4, IMG-5)', () => {
  it('shows 100 files at once, scrolls them, and frees them', async () => {
    const canvas = new OffscreenCanvas(64, 64);
    canvas.getContext('2d');
    const picture = await canvas.convertToBlob();
    const files = Array.from(
      { length: 100 },
      (_, index) => new File([picture], `foto ${index}.png`, { type: 'image/png' }),
    );
    const made = vi.spyOn(URL, 'createObjectURL');
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = render(
      <form>
        <FileInput multiple name="documentos" />
      </form>,
    );
    drop(root(), files);
    const list = await screen.findByRole('list');
    const height = list.clientHeight;
    expect(list.children).toHaveLength(100);
    expect(list.scrollHeight).toBeGreaterThan(height * 5);
    expect(submitted()).toHaveLength(100);
    expect(made).toHaveBeenCalledTimes(100);
    // Removing one leaves the previews of the others alone.
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo foto 0.png' }));
    expect(made).toHaveBeenCalledTimes(100);
    expect(freed).toHaveBeenCalledTimes(1);
    unmount();
    expect(freed).toHaveBeenCalledTimes(100);
    vi.restoreAllMocks();
  });

  it('previews an SVG with a script in it without ever running it', async () => {
    const response = await fetch(new URL('../../samples/script.svg', import.meta.url));
    const svg = new File([await response.blob()], 'dibujo.svg', { type: 'image/svg+xml' });
    const { container } = render(<FileInput defaultValue={svg} />);
    const image = container.querySelector('img');
    await vi.waitFor(() => expect(image?.complete && image.naturalWidth).toBeGreaterThan(0));
    expect('hacked' in window).toBe(false);
  });

  it('shows the type instead of a picture that is broken', async () => {
    const { container } = render(<FileInput defaultValue={file('mala.png', 9, 'image/png')} />);
    await vi.waitFor(() => expect(container.querySelector('img')).toBeNull());
    expect(screen.getByText('png')).toBeVisible();
  });
});
