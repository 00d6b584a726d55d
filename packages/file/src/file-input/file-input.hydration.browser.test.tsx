import { eachInTurn, sendBeforeHydration } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { FileInput } from './file-input';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const native = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input');
  return input;
};

const posted = () => {
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  return new FormData(form)
    .getAll('archivo')
    .map((entry) => (typeof entry === 'string' ? entry : entry.name));
};

/** A page from the server in which files are chosen before its scripts are there. */
function renderOnServer(page: React.ReactNode, files: File[]) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  native().files = transfer.files;
  return place;
}

describe('before the page has its scripts (CMP-3, FIL-2)', () => {
  it('keeps the files that were chosen, reports them, and posts them with and without scripts', async () => {
    const onChange = vi.fn();
    const page = (
      <form>
        <FileInput multiple append name="archivo" defaultValue={['/a.pdf']} onChange={onChange} />
      </form>
    );
    const place = renderOnServer(page, [new File(['x'], 'b.txt')]);
    expect(posted().toSorted()).toEqual(['/a.pdf', 'b.txt']);
    act(() => {
      root = hydrateRoot(place, page);
    });
    await vi.waitFor(() => expect(posted().toSorted()).toEqual(['/a.pdf', 'b.txt']));
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.lastCall?.[0]).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Remover archivo b.txt' })).toBeVisible();
  });

  eachInTurn(
    [
      ['FileInput', <FileInput key="" name="archivo" aria-label="Foto" defaultValue="/a.png" />],
      [
        'FileInput of several',
        <FileInput key="" name="archivo" aria-label="Foto" multiple defaultValue={['/a.png']} />,
      ],
      ['ImageInput', <ImageInput key="" name="archivo" aria-label="Foto" defaultValue="/a.png" />],
    ],
    3,
  )(
    'sends what a %s shows that has a saved value, which a choice would replace',
    async (_, widget) => {
      const early = await sendBeforeHydration(widget, async () => {
        const input = screen.getByLabelText<HTMLInputElement>('Foto');
        if (!input.disabled) await userEvent.upload(input, new File(['x'], 'b.png'));
      });
      expect(early.sent).toEqual([['archivo', '/a.png']]);
      expect(screen.getByLabelText('Foto')).toBeEnabled();
    },
  );

  it.each([
    ['FileInput', <FileInput key="" name="archivo" aria-label="Foto" readOnly />],
    ['ImageInput', <ImageInput key="" name="archivo" aria-label="Foto" readOnly />],
  ])('sends nothing of a %s that is read-only', async (_, widget) => {
    const early = await sendBeforeHydration(widget, async () => {
      const input = screen.getByLabelText<HTMLInputElement>('Foto');
      if (!input.disabled) await userEvent.upload(input, new File(['x'], 'b.png'));
    });
    expect(early.sent).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Foto').disabled).toBe(false);
  });

  it('refuses with its reason what was chosen against the limits', async () => {
    const page = (
      <form>
        <FileInput name="archivo" maxSize={1} />
      </form>
    );
    const place = renderOnServer(page, [new File(['xyz'], 'b.txt')]);
    act(() => {
      root = hydrateRoot(place, page);
    });
    expect(await screen.findByText(/pesa más de/, { selector: 'li' })).toBeVisible();
    expect(posted()).toEqual([]);
  });

  it('optimises a picture that was chosen', async () => {
    const page = (
      <form>
        <ImageInput name="archivo" optimize={{ maxWidth: 4 }} />
      </form>
    );
    const place = renderOnServer(page, [await fetchSample('orientation-6.jpg', 'image/jpeg')]);
    act(() => {
      root = hydrateRoot(place, page);
    });
    expect(native().validationMessage).toBe('Procesando...');
    await vi.waitFor(() => expect(native().validationMessage).toBe(''));
    expect(posted()).toEqual(['orientation-6.jpg']);
  });

  it('shows a saved picture in the markup of the server', () => {
    const place = renderOnServer(<ImageInput defaultValue="/foto.png" />, []);
    expect(place.querySelector('img')).toHaveAttribute('src', '/foto.png');
  });

  it('keeps the link of a saved file, with the focus, when the code of the list comes', async () => {
    const page = <FileInput multiple defaultValue={['/a.pdf', '/b.pdf']} />;
    const place = renderOnServer(page, []);
    const link = screen.getByRole('link', { name: /b\.pdf/ });
    link.focus();
    act(() => {
      root = hydrateRoot(place, page);
    });
    expect(await screen.findByRole('button', { name: 'Remover archivo b.pdf' })).toBeVisible();
    expect(screen.getByRole('link', { name: /b\.pdf/ })).toBe(link);
    expect(link).toHaveFocus();
  });

  it('says that a picture is broken that failed before', async () => {
    const page = <ImageInput defaultValue="data:image/png;base64,AAAA" />;
    const place = renderOnServer(page, []);
    await vi.waitFor(() => expect(place.querySelector('img')?.complete).toBe(true));
    act(() => {
      root = hydrateRoot(place, page);
    });
    expect(await screen.findByText('No se puede mostrar')).toBeVisible();
  });
});

describe('saved pictures (FIL-4, IMG-1)', () => {
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=';

  it.each([
    'https://ejemplo.invalid/u/AAcHTte=s96-c',
    '/api/files/123',
    'https://ejemplo.invalid/picture?type=large',
    PIXEL,
  ])('tries to show %s, whatever its address looks like', (url) => {
    const { container } = render(<ImageInput defaultValue={url} />);
    expect(container.querySelector('img')).toHaveAttribute('src', url);
  });

  it('tries an address without an extension in a list of pictures only', () => {
    const { container, unmount } = render(<FileInput defaultValue="/api/files/123" />);
    expect(container.querySelector('img')).toBeNull();
    unmount();
    render(<FileInput accept="image/*,.png" defaultValue="/api/files/123" />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/api/files/123');
  });

  it('shows a saved picture of a local address', async () => {
    const url = URL.createObjectURL(await fetchSample('image.png', 'image/png'));
    render(<ImageInput defaultValue={url} />);
    const image = screen.getByRole<HTMLImageElement>('img');
    await vi.waitFor(() => expect(image.naturalWidth).toBe(8));
    URL.revokeObjectURL(url);
  });
});
