import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImageInput } from '../image-input/image-input';
import { FileInput } from './file-input';
import { walkFolders } from './walk-folders';

/** A folder as a browser provides it: a hundred entries at a time. */
function folder(path: string, contents: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  return {
    isFile: false,
    isDirectory: true,
    name: path.split('/').at(-1) ?? '',
    fullPath: path,
    createReader: () => {
      let at = 0;
      return {
        readEntries: (done: (found: FileSystemEntry[]) => void) => {
          at += 100;
          done(contents.slice(at - 100, at));
        },
      };
    },
  } as unknown as FileSystemDirectoryEntry;
}

function entry(path: string, read?: () => Promise<void>): FileSystemFileEntry {
  const name = path.split('/').at(-1) ?? '';
  return {
    isFile: true,
    isDirectory: false,
    name,
    fullPath: path,
    file: async (done: (file: File) => void) => {
      await read?.();
      done(new File(['x'], name));
    },
  } as unknown as FileSystemFileEntry;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`/fotos/${index}.txt`));

function drop(root: FileSystemEntry) {
  const target = screen.getByTestId('campo');
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = [{ webkitGetAsEntry: () => root }];
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [], items } });
  act(() => {
    target.dispatchEvent(event);
  });
}

describe('folders (FIL-3)', () => {
  it('takes two thousand files, and reads no further', async () => {
    const late = vi.fn(async () => {});
    const more = Array.from({ length: 300 }, () => entry('/fotos/mas.txt', late));
    const { files, tooMany } = await walkFolders([folder('/fotos', [...many(2000), ...more])]);
    expect(files).toHaveLength(2000);
    expect(tooMany).toBe('fotos');
    expect(late).not.toHaveBeenCalled();
    expect((await walkFolders([folder('/fotos', many(2000))])).tooMany).toBeUndefined();
  });

  it('shows that something was left out, with its reason', { tags: ['long', 'turn'] }, async () => {
    const onReject = vi.fn();
    render(<FileInput multiple data-testid="campo" onReject={onReject} />);
    drop(folder('/fotos', many(2001)));
    // Two thousand files are taken before.
    const name = await screen.findByText(/fotos/, { selector: 'li bdi' }, { timeout: 25_000 });
    expect(name).toBeVisible();
    expect(screen.getByText(/más de 2.000 archivos/, { selector: 'li' })).toBeVisible();
    expect(onReject.mock.lastCall?.[0]).toMatchObject([{ reason: 'folder-files' }]);
  });

  it('says that it is read, keeps the form waiting, and lets the last choice win', async () => {
    const onChange = vi.fn();
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { container } = render(<FileInput multiple data-testid="campo" onChange={onChange} />);
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    drop(folder('/lenta', [entry('/lenta/ultimo.txt', () => waiting)]));
    expect(await screen.findByText('Leyendo la carpeta')).toBeVisible();
    expect(input?.closest('.gd-file-input')).toHaveAttribute('aria-busy', 'true');
    expect(input?.validationMessage).toBe('Leyendo la carpeta');
    drop(folder('/rapida', [entry('/rapida/a.txt')]));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(input?.validationMessage).toBe(''));
    await act(async () => {
      goOn();
      await waiting;
    });
    await vi.waitFor(() => expect(screen.queryByText(/Leyendo/)).toBeNull());
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['a.txt']);
  });

  it('keeps the form of a single picture waiting too', async () => {
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { container } = render(<ImageInput data-testid="campo" defaultValue="/antes.png" />);
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    drop(folder('/lenta', [entry('/lenta/ultimo.txt', () => waiting)]));
    await vi.waitFor(() => expect(input?.validationMessage).toBe('Procesando...'));
    await act(async () => {
      goOn();
      await waiting;
    });
    await vi.waitFor(() => expect(input?.validationMessage).toBe(''));
  });
});
