import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import type { FileInputMultipleProps } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import type { UploadControl, UploadOptions } from './upload.types';
import { uploader } from './uploader';

/** A file that no other test has: random bytes. */
function randomFile(name: string, kilobytes = 1): File {
  const parts = Array.from({ length: kilobytes }, () =>
    crypto.getRandomValues(new Uint8Array(1000)),
  );
  return new File(parts, name, { type: 'application/octet-stream' });
}

async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const address = (options: string) => {
  const key = crypto.randomUUID();
  return { url: `/uploads?${options}&key=${key}`, count: `/uploads/count?key=${key}` };
};
const counted = async (count: string) => (await fetch(count)).json();
const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('soportes');

/** The very same file each time; a chooser makes new ones. */
function drop(file: File): void {
  const dataTransfer = { types: ['Files'], files: [file], items: [], dropEffect: '' };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  act(() => {
    input().dispatchEvent(Object.assign(event, { dataTransfer }));
  });
}

function renderField(upload: UploadOptions, props: Partial<FileInputMultipleProps> = {}) {
  const onChange = vi.fn();
  const { unmount } = render(
    <StrictMode>
      <form>
        <FileInput
          multiple
          append
          aria-label="Soportes"
          name="soportes"
          upload={uploader({ retryDelay: 1, ...upload })}
          onChange={onChange}
          {...props}
        />
      </form>
    </StrictMode>,
  );
  return { onChange, unmount };
}

/** A transport that the test steers. */
function steered() {
  const calls: {
    file: File;
    control: UploadControl;
    done: (id: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = (file: File, control: UploadControl) =>
    new Promise<string>((done, fail) => {
      calls.push({ file, control, done, fail });
    });
  return { send, calls };
}

describe('uploading to a server (FIL-10)', () => {
  eachInTurn(['cut=1&fail=2', 'cut=2', 'fail=2', ''], 4)(
    'brings every byte up, and the ids become the value (%s)',
    async (trouble) => {
      const { url } = address(trouble);
      const { onChange } = renderField({ url });
      const files = [randomFile('a.bin', 300), randomFile('b.bin', 1), randomFile('vacío.bin', 0)];
      await userEvent.upload(input(), files);
      const hashes = await Promise.all(files.map(hashOf));
      await vi.waitFor(() => expect(sent()).toEqual(hashes), { timeout: 15_000 });
      expect(onChange.mock.lastCall).toEqual([hashes, { reason: 'upload' }]);
      expect(input().validity.valid).toBe(true);
      // What is shown is the file that was chosen, not its id.
      expect(screen.getByText('a.bin')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.queryByRole('progressbar')).toBeNull();
    },
  );

  it('does not try again what a server refuses, says so, and tries when a person asks', async () => {
    const { url, count } = address('status=413');
    const { onChange } = renderField({ url });
    await userEvent.upload(input(), randomFile('grande.bin'));
    const reason = 'No se pudo subir: pesa más de lo que recibe el servidor.';
    expect(await screen.findByText(reason)).toBeVisible();
    expect((await counted(count)).requests).toBe(1);
    expect(input().validationMessage).toBe('grande.bin no se pudo subir');
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('grande.bin no se pudo subir'),
    );
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar grande.bin' }));
    await vi.waitFor(async () => expect((await counted(count)).requests).toBe(2));
    expect(await screen.findByText(reason)).toBeVisible();
    // Nothing is lost: the file is still there, and can be removed.
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo grande.bin' }));
    expect(input().validity.valid).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith([], { reason: 'remove' });
  });
});

/** An application that never takes the ids. */
function Stubborn({ send }: Pick<UploadOptions, 'send'>) {
  const [value] = useState<FileItem[]>(() => [randomFile('terco.bin')]);
  const [, redraw] = useState(0);
  return (
    <form>
      <FileInput
        multiple
        aria-label="Soportes"
        name="soportes"
        value={value}
        onChange={() => {}}
        upload={uploader({ send })}
      />
      <button type="button" onClick={() => redraw((count) => count + 1)}>
        Dibujar
      </button>
    </form>
  );
}

describe('uploading in any other way (FIL-10)', () => {
  it('sends so many at once, shows how far each is, and makes the form wait', async () => {
    const { send, calls } = steered();
    renderField({ send, parallel: 2 });
    await userEvent.upload(
      input(),
      ['a', 'b', 'c'].map((name) => randomFile(`${name}.bin`)),
    );
    await vi.waitFor(() => expect(calls.map(({ file }) => file.name)).toEqual(['a.bin', 'b.bin']));
    expect(input().validationMessage).toBe('Subiendo los archivos');
    calls[0]?.control.onProgress(0.5);
    const bar = await screen.findByRole('progressbar', { name: 'Avance de a.bin' });
    await vi.waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    calls[1]?.done('segundo');
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[0]?.done('primero');
    calls[2]?.done('tercero');
    await vi.waitFor(() => expect(sent()).toEqual(['primero', 'segundo', 'tercero']));
    expect(input().validity.valid).toBe(true);
  });

  it('throws where nothing says how to send', () => {
    expect(() => uploader({})).toThrow('`uploader` needs `url` or `send`.');
  });

  it('tries no more where `retries` is not a number', async () => {
    const send = vi.fn().mockRejectedValue(new Error('cut'));
    renderField({ send, retries: Number.NaN });
    await userEvent.upload(input(), randomFile('a.bin'));
    expect(await screen.findByText('No se pudo subir.')).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
  });

  it('stops what is removed, and all when the field goes', async () => {
    const { send, calls } = steered();
    const { unmount, onChange } = renderField({ send });
    await userEvent.upload(input(), [randomFile('a.bin'), randomFile('b.bin')]);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo a.bin' }));
    await vi.waitFor(() => expect(calls[0]?.control.signal.aborted).toBe(true));
    calls[0]?.done('tarde');
    expect(calls[1]?.control.signal.aborted).toBe(false);
    unmount();
    expect(calls[1]?.control.signal.aborted).toBe(true);
    expect(onChange).not.toHaveBeenCalledWith(expect.anything(), { reason: 'upload' });
  });

  it('sends nothing twice: not when the form failed, not when a value is refused, not when it is chosen again', async () => {
    const send = vi.fn(async (file: File) => `id-${file.name}`);
    const { unmount } = render(<Stubborn send={send} />);
    await vi.waitFor(() => expect(input().validity.valid).toBe(true));
    await userEvent.click(screen.getByText('Dibujar'));
    expect(send).toHaveBeenCalledOnce();
    unmount();

    const again = randomFile('otra-vez.bin');
    renderField({ send });
    drop(again);
    await vi.waitFor(() => expect(sent()).toEqual(['id-otra-vez.bin']));
    await userEvent.click(screen.getByRole('button', { name: 'Remover archivo otra-vez.bin' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('otra-vez.bin removido'),
    );
    expect(sent()).toEqual([]);
    drop(again);
    await vi.waitFor(() => expect(sent()).toEqual(['id-otra-vez.bin']));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('tries again after an error, unless the error says that it is of no use', async () => {
    const send = vi
      .fn<(file: File) => Promise<string>>()
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValueOnce('bien')
      .mockRejectedValueOnce(Object.assign(new Error('no'), { retry: false }));
    renderField({ send });
    await userEvent.upload(input(), randomFile('a.bin'));
    await vi.waitFor(() => expect(sent()).toEqual(['bien']));
    await userEvent.upload(input(), randomFile('b.bin'));
    expect(await screen.findByText('No se pudo subir.')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('stays up when the application throws as it takes the id', async () => {
    const problem = new Error('The application failed.');
    const uncaught = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', uncaught);
    // The test runner prints what is uncaught.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onChange = (_: unknown, { reason }: { reason: string }) => {
      if (reason === 'upload') throw problem;
    };
    renderField({ send: async () => 'id-1' }, { onChange });
    await userEvent.upload(input(), randomFile('a.bin'));
    await vi.waitFor(() => expect(uncaught.mock.lastCall?.[0].reason).toBe(problem));
    await vi.waitFor(() => expect(sent()).toEqual(['id-1']));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
    window.removeEventListener('unhandledrejection', uncaught);
    printed.mockRestore();
  });

  it('keeps the file, and says that it is not up, when no id comes of it', async () => {
    const { onChange } = renderField({ send: async () => '' });
    await userEvent.upload(input(), randomFile('a.bin'));
    expect(await screen.findByText('No se pudo subir.')).toBeVisible();
    expect(input().validationMessage).toBe('a.bin no se pudo subir');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('keeps the focus in the field when a person tries again', async () => {
    const { send, calls } = steered();
    renderField({ send });
    await userEvent.upload(input(), randomFile('a.bin'));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.fail(Object.assign(new Error('no'), { retry: false }));
    const retry = await screen.findByRole('button', { name: 'Reintentar a.bin' });
    // StrictMode mounts a new button twice, which takes the focus from it once.
    await vi.waitFor(() => {
      act(() => retry.focus());
      expect(retry).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(input()).toHaveFocus();
  });

  it('still counts what is up: the same file again is refused, and so is too much in all', async () => {
    const send = vi.fn(async (file: File) => `id-${file.name}`);
    renderField({ send }, { maxTotalSize: 2500 });
    const first = randomFile('a.bin', 2);
    drop(first);
    await vi.waitFor(() => expect(sent()).toEqual(['id-a.bin']));
    const { name, lastModified } = first;
    drop(new File([first], name, { lastModified }));
    expect(await screen.findByText(/ya está en la lista/, { selector: 'li' })).toBeVisible();
    drop(randomFile('b.bin', 1));
    expect(await screen.findByText(/entre todos pesan más/, { selector: 'li' })).toBeVisible();
    expect(sent()).toEqual(['id-a.bin']);
    expect(send).toHaveBeenCalledOnce();
  });
});
