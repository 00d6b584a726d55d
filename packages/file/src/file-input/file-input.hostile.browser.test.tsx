import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { optimizeImage } from '../optimize-image/optimize-image';
import { readAsDataURL } from '../read/read';
import { FileInput } from './file-input';

/** Chooses files as a browser does it, in the window of the input. */
function choose(input: HTMLInputElement, files: readonly File[]): void {
  const { DataTransfer, Event } = windowOf(input);
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function windowOf({ ownerDocument }: Element): typeof globalThis {
  const { defaultView } = ownerDocument;
  if (!defaultView) throw new Error('No window');
  return defaultView as unknown as typeof globalThis;
}

const rows = () => screen.queryAllByRole('button', { name: /^Remover/ });

describe('values of a wrong type (CMP-9)', () => {
  async function listOf(name: string): Promise<FileList> {
    const transfer = new DataTransfer();
    transfer.items.add(await fetchSample(name, 'image/png'));
    return transfer.files;
  }

  it('a FileList is a list of files', async () => {
    const value = await listOf('image.png');
    // @ts-expect-error: what a caller without types may pass
    const { unmount } = render(<ImageInput value={value} />);
    expect(await screen.findByAltText('image.png')).toBeVisible();
    unmount();
    // @ts-expect-error: what a caller without types may pass
    render(<FileInput value={value} />);
    await expect.poll(rows).toHaveLength(1);
  });

  it('what is neither a file nor a text is left out', async () => {
    for (const value of [new Blob(['x'], { type: 'image/png' }), { name: 'foto.png' }, 5]) {
      // @ts-expect-error: what a caller without types may pass
      const image = render(<ImageInput value={value} name="foto" />);
      expect(rows()).toEqual([]);
      image.unmount();
      // @ts-expect-error: what a caller without types may pass
      const list = render(<FileInput multiple value={[value, '/a.pdf']} name="papeles" />);
      await expect.poll(rows).toHaveLength(1);
      list.unmount();
    }
  });
});

it('holds a thousand files, and lists the first of as many reasons (FIL-3)', {
  tags: ['long', 'turn'],
}, async () => {
  const files = Array.from({ length: 1000 }, (_, index) => new File(['x'], `${index}.txt`));
  const onReject = vi.fn();
  const { rerender } = render(
    <FileInput multiple aria-label="Documentos" accept=".pdf" onReject={onReject} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Documentos');
  choose(input, files);
  await vi.waitFor(() => expect(onReject).toHaveBeenCalledOnce());
  expect(onReject.mock.lastCall?.[0]).toHaveLength(1000);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(51));
  expect(screen.getByText('1000 archivos rechazados', { selector: 'li' })).toBeInTheDocument();
  rerender(<FileInput multiple aria-label="Documentos" onReject={onReject} />);
  choose(input, files);
  await vi.waitFor(() => expect(rows()).toHaveLength(1000));
});

it('never reads a file whole that is too large for a picture (IMG-5)', async () => {
  const onReject = vi.fn();
  render(
    <>
      <ImageInput aria-label="Foto" optimize={false} accept=".png" onReject={onReject} />
      <FileInput aria-label="Adjunto" accept=".png" onReject={onReject} />
    </>,
  );
  const whole = vi.spyOn(globalThis, 'createImageBitmap');
  for (const name of ['Foto', 'Adjunto']) {
    const zeros = new File([new Uint8Array(1000)], 'ceros.png', { type: 'image/png' });
    Object.defineProperty(zeros, 'size', { value: 2 ** 31 });
    const input = screen.getByLabelText<HTMLInputElement>(name);
    const dataTransfer = { types: ['Files'], files: [zeros], items: [], dropEffect: '' };
    input.dispatchEvent(Object.assign(new Event('drop', { bubbles: true }), { dataTransfer }));
  }
  await vi.waitFor(() => expect(onReject).toHaveBeenCalledTimes(2));
  expect(whole).not.toHaveBeenCalled();
});

/** Draws its children into the document of a frame. */
function Frame({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <iframe title="Marco" ref={(frame) => setBody(frame?.contentDocument?.body)}>
      {body && createPortal(children, body)}
    </iframe>
  );
}

it('takes files of another window: those of a frame', async () => {
  const onFile = vi.fn();
  const onImage = vi.fn();
  render(
    <Frame>
      <FileInput accept=".png" onChange={onFile} />
      <ImageInput onChange={onImage} />
    </Frame>,
  );
  const body = () => screen.getByTitle<HTMLIFrameElement>('Marco').contentDocument?.body;
  const [one, other] = await vi.waitFor(() => {
    const inputs = [...(body()?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])];
    expect(inputs).toHaveLength(2);
    return inputs;
  });
  if (!one || !other) throw new Error('No inputs');
  const { File } = windowOf(one);
  const bytes = await (await fetchSample('image.png')).arrayBuffer();
  const foreign = new File([bytes], 'image.png', { type: 'image/png' });
  expect(foreign).not.toBeInstanceOf(globalThis.File);
  choose(one, [foreign]);
  choose(other, [foreign]);
  await vi.waitFor(() => {
    expect(onFile).toHaveBeenCalledOnce();
    expect(onImage).toHaveBeenCalledOnce();
  });
  expect(onImage.mock.lastCall?.[1]).toMatchObject({ report: { thread: 'worker' } });
  await expect(optimizeImage(foreign)).resolves.toMatchObject({ file: { name: 'image.png' } });
  await expect(readAsDataURL(foreign)).resolves.toMatch(/^data:image\/png/);
});

it('does not prevent a drop on a native file input of the application, in a shadow root too (FIL-2)', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const inner = document.createElement('input');
  inner.type = 'file';
  const text = document.createElement('input');
  host.attachShadow({ mode: 'open' }).append(inner, text);
  render(<FileInput />);
  const isFree = (target: Element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.txt'));
    const how = { bubbles: true, cancelable: true, composed: true, dataTransfer };
    return target.dispatchEvent(new DragEvent('drop', how));
  };
  expect([isFree(inner), isFree(text)]).toEqual([true, false]);
  host.remove();
});
