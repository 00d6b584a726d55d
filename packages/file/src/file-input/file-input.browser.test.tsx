// biome-ignore-all lint/style/noExcessiveLinesPerFile: what both file inputs promise in a browser, over one set-up
import { describeWidget, expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fileLabelsEnUS } from '../labels/en-us';
import { FileInput } from './file-input';

const file = (name: string, size = 3, type = '') =>
  new File([new Uint8Array(size)], name, { type });
const input = (name = 'Documentos') => screen.getByLabelText<HTMLInputElement>(name);
const names = () =>
  screen.queryAllByRole('button', { name: /Remover/ }).map((button) => button.ariaLabel);
/** A reason beside the field, not the announcement. */
const reason = (text: RegExp) => screen.getByText(text, { selector: 'li' });
const other = file('otro.txt');

/** Dispatches an event; `true` when its default was not prevented. */
function fire(target: Element, type: string, details: object): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, details);
  let free = true;
  act(() => {
    free = target.dispatchEvent(event);
  });
  return free;
}

function drop(target: Element, files: File[]) {
  const dataTransfer = { types: ['Files'], files, items: [], dropEffect: '' };
  fire(target, 'dragover', { dataTransfer });
  fire(target, 'drop', { dataTransfer });
}

describeWidget<File | string | null>(
  '<FileInput>',
  {
    render: (props) => <FileInput {...props} />,
    control: () => document.querySelector<HTMLElement>('input[type=file]') ?? document.body,
    value: 'https://ejemplo.co/informe.pdf',
    otherValue: other,
    empty: null,
    change: (person) =>
      person.upload(document.querySelector('input[type=file]') ?? document.body, other),
    formValue: (value) => (value === null ? [] : [value]),
  },
  { share: 1, of: 4 },
);

describe('choosing (FIL-1, FIL-2)', () => {
  it('gives a File when single, an array when multiple, and replaces', async () => {
    const single = vi.fn();
    const { unmount } = render(<FileInput aria-label="Documentos" onChange={single} />);
    const chosen = file('a.txt');
    await userEvent.upload(input(), chosen);
    await vi.waitFor(() =>
      expect(single).toHaveBeenCalledExactlyOnceWith(expect.any(File), { reason: 'select' }),
    );
    expect(single.mock.lastCall?.[0].name).toBe('a.txt');
    unmount();

    const multiple = vi.fn();
    render(<FileInput multiple aria-label="Documentos" onChange={multiple} />);
    await userEvent.upload(input(), [file('a.txt'), file('b.txt')]);
    await userEvent.upload(input(), [file('c.txt')]);
    await vi.waitFor(() => expect(names()).toEqual(['Remover archivo c.txt']));
    expect(multiple.mock.lastCall?.[0]).toHaveLength(1);
  });

  it('adds with append', async () => {
    render(<FileInput multiple append aria-label="Documentos" defaultValue={['/guardado.pdf']} />);
    await userEvent.upload(input(), file('a.txt'));
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('1 archivo agregado'),
    );
  });

  it('says its texts, names itself after its label and its button, and says what it accepts', () => {
    render(<FileInput multiple accept=".png,.jpg" maxSize="2MB" maxItems={3} />);
    expect(input('Seleccionar archivos')).toHaveAccessibleDescription(
      'o suéltalos aquí · PNG, JPG hasta\u00A02\u00A0MB · máximo\u00A03',
    );
  });

  it('is in English below a provider', () => {
    render(
      <GuaduaProvider locale="en-US" labels={[fileLabelsEnUS]}>
        <FileInput maxSize={1_500_000} />
      </GuaduaProvider>,
    );
    expect(input('Select file')).toHaveAccessibleDescription(
      'or drop it here · up to\u00A01.5\u00A0MB',
    );
  });

  it('can take the same file again after it was removed', async () => {
    const onChange = vi.fn();
    render(<FileInput aria-label="Documentos" onChange={onChange} />);
    const chosen = file('a.txt');
    await userEvent.upload(input(), chosen);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover archivo a.txt' }));
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'remove' });
    await userEvent.upload(input(), chosen);
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.any(File), { reason: 'select' }),
    );
  });

  it('reads a value of another shape as one would expect', () => {
    // @ts-expect-error: what a caller without types may write
    render(<FileInput multiple defaultValue="/a.pdf" />);
    expect(names()).toHaveLength(1);
    const transfer = new DataTransfer();
    transfer.items.add(file('a.txt'));
    render(
      <form aria-label="Lista">
        {/* @ts-expect-error: what a caller without types may write */}
        <FileInput multiple name="documentos" defaultValue={transfer.files} />
      </form>,
    );
    const list = screen.getByRole<HTMLFormElement>('form', { name: 'Lista' });
    expect(new FormData(list).getAll('documentos')).toMatchObject([{ name: 'a.txt', size: 3 }]);
  });
});

describe('saved URLs (FIL-1)', () => {
  it('are links named after the file', () => {
    render(<FileInput defaultValue="https://ejemplo.co/c%C3%A9dula.pdf?firma=1" />);
    const link = screen.getByRole('link', {
      name: /cédula\.pdf.*Clic para ver el archivo guardado/,
    });
    expect(link).toHaveAttribute('href', 'https://ejemplo.co/c%C3%A9dula.pdf?firma=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'java\tscript:a'])(
    'never makes a live link of %s',
    (url) => {
      const { container } = render(<FileInput defaultValue={url} />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Enlace no permitido')).toBeVisible();
      expect(container.querySelector('[href], [src]')).toBeNull();
    },
  );

  it('give an empty list once the last one is removed', async () => {
    const onChange = vi.fn();
    render(<FileInput multiple defaultValue={['/a.pdf', '/b.pdf']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo a.pdf' }));
    expect(onChange).toHaveBeenLastCalledWith(['/b.pdf'], { reason: 'remove' });
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo b.pdf' }));
    expect(onChange).toHaveBeenLastCalledWith([], { reason: 'remove' });
  });
});

describe('refusing (FIL-3)', () => {
  it('keeps the good files of a drop, shows each reason, reports it and announces it', async () => {
    const onReject = vi.fn();
    const onChange = vi.fn();
    const { container } = render(
      <FileInput multiple accept=".txt" maxSize="1KB" onReject={onReject} onChange={onChange} />,
    );
    const good = file('a.txt');
    drop(container.firstElementChild ?? container, [good, file('b.exe'), file('c.txt', 2000)]);
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith([good], { reason: 'drop' }),
    );
    expect(onReject.mock.lastCall?.[0]).toMatchObject([
      { reason: 'type', message: 'tipo no permitido', value: { name: 'b.exe' } },
      { reason: 'too-large', message: 'pesa más de 1\u00A0kB', value: { name: 'c.txt' } },
    ]);
    await vi.waitFor(() => expect(reason(/tipo no permitido/)).toBeVisible());
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '1 archivo agregado. 2 archivos rechazados',
      ),
    );
  });

  it('loses nothing when all are refused, and forgets the reasons with the next good choice', async () => {
    const onChange = vi.fn();
    const { container } = render(
      <FileInput accept=".txt" defaultValue="/a.txt" onChange={onChange} />,
    );
    const root = container.firstElementChild ?? container;
    drop(root, [file('informe.exe')]);
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'informe.exe rechazado: tipo no permitido',
      ),
    );
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).toBeVisible();
    drop(root, [file('b.txt')]);
    await vi.waitFor(() =>
      expect(screen.queryByText(/tipo no permitido/, { selector: 'li' })).toBeNull(),
    );
  });

  it('takes one of several files when single, and none with maxItems 0', async () => {
    const { container, unmount } = render(<FileInput />);
    drop(container.firstElementChild ?? container, [file('a.txt'), file('b.txt')]);
    await vi.waitFor(() => expect(reason(/máximo 1/)).toBeVisible());
    unmount();
    const second = render(<FileInput multiple maxItems={0} />);
    drop(second.container.firstElementChild ?? container, [file('a.txt')]);
    await vi.waitFor(() => expect(reason(/no se admiten archivos/)).toBeVisible());
  });

  it('refuses everything for a type that does not exist, saying so', async () => {
    const { container } = render(<FileInput accept="image/inexistente" />);
    drop(container.firstElementChild ?? container, [file('a.png', 3, 'image/png')]);
    expect(await screen.findByText(/tipo no permitido/, { selector: 'li' })).toBeVisible();
  });

  it('warns about a size that is none, and goes on without it', async () => {
    const { container } = render(<FileInput multiple maxSize="enorme" />);
    expectConsole('warn', "maxSize: 'enorme' is no size");
    drop(container.firstElementChild ?? container, [file('a.txt', 5000)]);
    await vi.waitFor(() => expect(names()).toHaveLength(1));
  });

  it('takes zero bytes and 4 GB by what they claim', async () => {
    const huge = Object.defineProperty(file('pelicula.mp4'), 'size', { value: 4_000_000_000 });
    const { container } = render(<FileInput multiple maxSize="2MB" />);
    drop(container.firstElementChild ?? container, [file('vacio.txt', 0), huge]);
    expect(await screen.findByText('0 B')).toBeVisible();
    expect(reason(/pesa más de 2/)).toBeVisible();
  });
});

describe('names (CMP-8)', () => {
  it.each([
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['factura\u202Egpj.exe', 'facturagpj.exe'],
    ['nulo\u0000.txt', 'nulo.txt'],
    [`${'a'.repeat(296)}.pdf`, `${'a'.repeat(296)}.pdf`],
  ])('shows %j as text', async (name, shown) => {
    const { container } = render(<FileInput />);
    drop(container.firstElementChild ?? container, [file(name)]);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(container.querySelector('img[onerror]')).toBeNull();
  });
});

describe('dropping and pasting (FIL-2, FIL-3)', () => {
  it('shows that it will take a file, until it leaves the whole field', () => {
    const { container } = render(<FileInput />);
    const root = container.firstElementChild ?? container;
    const dataTransfer = { types: ['Files'], files: [], items: [], dropEffect: '' };
    fire(root, 'dragenter', { dataTransfer });
    expect(root).toHaveAttribute('data-dragging');
    fire(root, 'dragleave', { dataTransfer, relatedTarget: root.firstElementChild });
    expect(root).toHaveAttribute('data-dragging');
    fire(root, 'dragleave', { dataTransfer, relatedTarget: document.body });
    expect(root).not.toHaveAttribute('data-dragging');
  });

  it.each([{ disabled: true }, { readOnly: true }])('takes nothing with %o', (props) => {
    const onChange = vi.fn();
    const { container } = render(
      <FileInput {...props} defaultValue="/a.pdf" onChange={onChange} />,
    );
    const root = container.firstElementChild ?? container;
    drop(root, [file('a.txt')]);
    fire(root, 'paste', { clipboardData: { files: [file('a.txt')] } });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull();
    expect(screen.getByRole('link')).toBeVisible();
  });

  it('walks folders, keeps their paths, skips system files and reports what it could not read', async () => {
    const entry = (path: string): FileSystemFileEntry =>
      ({
        isFile: true,
        isDirectory: false,
        name: path.split('/').at(-1) ?? '',
        fullPath: path,
        file: (done: (found: File) => void, fail: (error: Error) => void) =>
          path.includes('ido') ? fail(new Error('gone')) : done(file(path.split('/').at(-1) ?? '')),
      }) as unknown as FileSystemFileEntry;
    const folder = (path: string, batches: FileSystemEntry[][]) => ({
      isFile: false,
      isDirectory: true,
      name: path.slice(1),
      fullPath: path,
      createReader: () => ({
        readEntries: (done: (found: FileSystemEntry[]) => void) => done(batches.shift() ?? []),
      }),
    });
    const onChange = vi.fn();
    const { container } = render(<FileInput multiple onChange={onChange} />);
    const root = folder('/fotos', [
      [entry('/fotos/a.png'), entry('/fotos/.DS_Store')],
      [entry('/fotos/ido.png'), entry('/fotos/b.png')],
    ]);
    fire(container.firstElementChild ?? container, 'drop', {
      dataTransfer: {
        types: ['Files'],
        files: [file('fotos')],
        items: [{ webkitGetAsEntry: () => root }],
      },
    });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    const [files] = onChange.mock.lastCall ?? [];
    expect(files.map((one: File) => one.webkitRelativePath)).toEqual([
      'fotos/a.png',
      'fotos/b.png',
    ]);
    expect(await screen.findByText(/no se pudo leer/, { selector: 'li' })).toBeVisible();
  });

  it('takes pasted files, and leaves pasted text alone', async () => {
    const onChange = vi.fn();
    const { container } = render(<FileInput onChange={onChange} />);
    const root = container.firstElementChild ?? container;
    expect(fire(root, 'paste', { clipboardData: { files: [] } })).toBe(true);
    const shot = file('image.png', 3, 'image/png');
    expect(fire(root, 'paste', { clipboardData: { files: [shot] } })).toBe(false);
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith(shot, { reason: 'paste' }),
    );
  });

  it('takes a paste that only the document receives, while the native input has the focus', async () => {
    const onChange = vi.fn();
    render(
      <>
        <FileInput aria-label="Documentos" onChange={onChange} />
        <input aria-label="Otro" />
      </>,
    );
    const clipboardData = { files: [file('image.png', 3, 'image/png')] };
    act(() => screen.getByLabelText('Otro').focus());
    expect(fire(document.body, 'paste', { clipboardData })).toBe(true);
    act(() => input().focus());
    expect(fire(document.body, 'paste', { clipboardData })).toBe(false);
    await vi.waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.any(File), { reason: 'paste' }),
    );
  });

  it('leaves a drop to other file inputs of the page', () => {
    render(
      <>
        <FileInput />
        <input type="file" aria-label="Otro" />
      </>,
    );
    const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
    expect(fire(screen.getByLabelText('Otro'), 'drop', { dataTransfer })).toBe(true);
    expect(fire(document.body, 'drop', { dataTransfer })).toBe(false);
  });

  it('guards the page against a missed drop as long as any input is mounted', () => {
    const missed = () => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { types: ['Files'] } });
      return !document.body.dispatchEvent(event);
    };
    expect(missed()).toBe(false);
    const first = render(
      <StrictMode>
        <FileInput />
      </StrictMode>,
    );
    const second = render(<FileInput />);
    const without = render(<FileInput acceptPageDrop />);
    first.unmount();
    expect(missed()).toBe(true);
    second.unmount();
    expect(missed()).toBe(false);
    without.unmount();
  });
});

describe('keyboard and focus (FIELD 4.3)', () => {
  it('goes from the button to each remove button', async () => {
    render(<FileInput multiple aria-label="Documentos" defaultValue={['/a.pdf']} />);
    await userEvent.tab();
    expect(input()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remover archivo a.pdf' })).toHaveFocus();
  });

  it.each(['{Enter}', '[Space]', '{Delete}'])(
    'removes with %j and moves to the next, the previous, then the input',
    async (key) => {
      render(
        <FileInput
          multiple
          aria-label="Documentos"
          defaultValue={['/a.pdf', '/b.pdf', '/c.pdf']}
        />,
      );
      const remove = (name: string) =>
        screen.getByRole('button', { name: `Remover archivo ${name}` });
      act(() => remove('b.pdf').focus());
      await userEvent.keyboard(key);
      expect(remove('c.pdf')).toHaveFocus();
      await userEvent.keyboard(key);
      expect(remove('a.pdf')).toHaveFocus();
      await userEvent.keyboard(key);
      expect(input()).toHaveFocus();
      await vi.waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent('a.pdf removido'),
      );
    },
  );
});

describe('the list (FIL-4)', () => {
  it('shows a bar for each file that has progress', () => {
    render(
      <FileInput
        multiple
        defaultValue={['/a.pdf', '/b.pdf']}
        progress={(_, index) => (index ? undefined : 42)}
      />,
    );
    const bar = screen.getByRole('progressbar', { name: 'Avance de a.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
  });

  it('draws an item as the caller wants, and still removes it', async () => {
    const onChange = vi.fn();
    render(
      <FileInput
        defaultValue={file('a.txt', 1200)}
        onChange={onChange}
        renderItem={({ name, size }) => <em>{`${name} (${size})`}</em>}
      />,
    );
    const item = screen.getByRole('listitem');
    expect(within(item).getByText('a.txt (1,2 kB)')).toBeVisible();
    await userEvent.click(within(item).getByRole('button'));
    expect(onChange).toHaveBeenCalledWith(null, { reason: 'remove' });
  });

  it('frees each object URL it made, in StrictMode too', () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { unmount } = render(
      <StrictMode>
        <FileInput multiple defaultValue={[file('a.png', 3, 'image/png'), file('b.txt')]} />
      </StrictMode>,
    );
    expect(made).toHaveBeenCalled();
    unmount();
    expect(freed.mock.calls.flat().sort()).toEqual(
      made.mock.results.map(({ value }) => value).sort(),
    );
    vi.restoreAllMocks();
  });
});
