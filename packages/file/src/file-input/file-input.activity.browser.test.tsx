import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';

afterEach(() => vi.restoreAllMocks());

/** A promise, and what lets it go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Shows a field, and hides it as a tab or a step of a form does. */
function stage(field: ReactNode) {
  const tree = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{field}</Activity>;
  const { rerender } = render(tree('visible'));
  return (mode: 'visible' | 'hidden') => rerender(tree(mode));
}

const input = () => screen.getByLabelText<HTMLInputElement>('Soporte');

it('takes a file whose content was still read when the field was hidden (FIL-3)', async () => {
  const onChange = vi.fn();
  const show = stage(<FileInput aria-label="Soporte" accept=".pdf" onChange={onChange} />);
  const { open, opened } = gate();
  const chosen = await fetchSample('document.pdf', 'application/pdf');
  const slice = vi.spyOn(File.prototype, 'slice').mockImplementation(function (this: File, ...at) {
    const part = Blob.prototype.slice.apply(this, at);
    return Object.assign(part, {
      arrayBuffer: () => opened.then(() => Blob.prototype.arrayBuffer.call(part)),
    });
  });
  await userEvent.upload(input(), chosen);
  expect(input().validity.valid).toBe(false);
  await vi.waitFor(() => expect(slice).toHaveBeenCalled());
  show('hidden');
  await act(async () => {
    open();
    // As long as it takes another file to be read.
    await new File(['x'], 'a').arrayBuffer();
  });
  show('visible');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name: 'Remover archivo document.pdf' })).toBeVisible();
  await vi.waitFor(() => expect(input().validity.valid).toBe(true));
});

it('takes a folder that was still walked when the field was hidden (FIL-3)', async () => {
  const onChange = vi.fn();
  const show = stage(<FileInput multiple aria-label="Soporte" onChange={onChange} />);
  const { open, opened } = gate();
  const lists = [
    [
      {
        isFile: true,
        name: 'a.txt',
        fullPath: '/f/a.txt',
        file: (resolve: (file: File) => void) => resolve(new File(['x'], 'a.txt')),
      },
    ],
    [],
  ];
  const folder = {
    isDirectory: true,
    name: 'f',
    fullPath: '/f',
    createReader: () => ({
      readEntries: (resolve: (entries: unknown) => void) =>
        void opened.then(() => resolve(lists.shift())),
    }),
  };
  const items = [{ webkitGetAsEntry: () => folder }];
  const dataTransfer = { types: ['Files'], files: [], items, dropEffect: '' };
  act(() => {
    input().dispatchEvent(Object.assign(new Event('drop', { bubbles: true }), { dataTransfer }));
  });
  await vi.waitFor(() => expect(input().validationMessage).toMatch(/^Leyendo/));
  show('hidden');
  await act(async () => {
    open();
    await vi.waitFor(() => expect(lists).toHaveLength(0));
  });
  show('visible');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'a.txt' }]);
  expect(input().validity.valid).toBe(true);
});

it('goes on with a picture that was prepared when the field was hidden (IMG-3)', async () => {
  const onChange = vi.fn();
  const show = stage(<ImageInput aria-label="Soporte" onChange={onChange} />);
  const { open, opened } = gate();
  const send = Worker.prototype.postMessage;
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    message,
  ) {
    void opened.then(() => send.call(this, message));
  });
  await userEvent.upload(input(), await fetchSample('image.png', 'image/png'));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  show('hidden');
  expect(onChange).not.toHaveBeenCalled();
  open();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  show('visible');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(screen.queryByText('Procesando...')).toBeNull());
  expect(input().validity.valid).toBe(true);
  expect(await screen.findByRole('img', { name: 'image.png' })).toBeVisible();
});

it('sends again what was on its way when the field was hidden (FIL-10)', async () => {
  const onChange = vi.fn();
  const signals: AbortSignal[] = [];
  const { open, opened } = gate();
  const send = (_: File, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return opened.then(() => 'id-1');
  };
  const show = stage(
    <FileInput aria-label="Soporte" upload={uploader({ send })} onChange={onChange} />,
  );
  await userEvent.upload(input(), new File(['x'], 'a.txt'));
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  show('hidden');
  expect(signals[0]?.aborted).toBe(true);
  show('visible');
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  expect(input().validity.valid).toBe(false);
  open();
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe('id-1'));
  expect(onChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['select', 'upload']);
  expect(screen.getByText('a.txt')).toBeVisible();
});

it('removes a file later, from a list that has changed since, and all of them in one turn (FIL-2)', async () => {
  const onChange = vi.fn();
  const removes = new Map<string, () => void>();
  const file = (name: string) => new File([name], name, { lastModified: 7 });
  render(
    <FileInput
      multiple
      append
      aria-label="Soporte"
      defaultValue={[file('a.txt'), file('b.txt')]}
      onChange={onChange}
      renderItem={({ name, remove }) => {
        // The first one that was given: from an older list.
        if (!removes.has(name)) removes.set(name, remove);
        return name;
      }}
    />,
  );
  await userEvent.upload(input(), file('c.txt'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  act(() => removes.get('a.txt')?.());
  const names = () => onChange.mock.lastCall?.[0]?.map(({ name }: File) => name);
  expect(names()).toEqual(['b.txt', 'c.txt']);
  act(() => {
    removes.get('b.txt')?.();
    removes.get('b.txt')?.();
    removes.get('c.txt')?.();
  });
  expect(onChange.mock.lastCall?.[0]).toEqual([]);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('removes nothing later, where the field can not be changed any more (FIL-2)', async () => {
  const onChange = vi.fn();
  const removes: (() => void)[] = [];
  const value = new File(['x'], 'a.txt');
  const field = (readOnly: boolean) => (
    <FileInput
      aria-label="Soporte"
      value={value}
      readOnly={readOnly}
      onChange={onChange}
      renderItem={({ name, remove }) => {
        removes.push(remove);
        return <em>{name}</em>;
      }}
    />
  );
  const { rerender } = render(field(false));
  await vi.waitFor(() => expect(removes.length).toBeGreaterThan(0));
  rerender(field(true));
  act(() => removes[0]?.());
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['FileInput', FileInput],
  ['ImageInput', ImageInput],
] as const)('judges a hidden %s by what it has now (CMP-3)', async (_, Field) => {
  const view = (mode: 'visible' | 'hidden', value: string | null) => (
    <form aria-label="Envío">
      <Activity mode={mode}>
        <Field required value={value} onChange={() => {}} />
      </Activity>
    </form>
  );
  const { rerender } = render(view('visible', null));
  const canBeSent = () => screen.getByRole<HTMLFormElement>('form').checkValidity();
  expect(canBeSent()).toBe(false);
  rerender(view('hidden', '/a.png'));
  // What is hidden is rendered once there is nothing else to do.
  await expect.poll(canBeSent).toBe(true);
  rerender(view('hidden', null));
  await expect.poll(canBeSent).toBe(false);
});
