import { act, render, screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImageInput } from '../image-input/image-input';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';

const file = (name: string) => new File(['a'], name, { type: 'image/png' });

function native(root: ParentNode = document): HTMLInputElement {
  const element = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!element) throw new Error('No input');
  return element;
}

/** A drag or a paste as a browser sends it, of the page that the element belongs to. */
function send(target: Element, type: 'dragover' | 'drop' | 'paste', chosen: File): Event {
  const page = target.ownerDocument.defaultView;
  if (!page) throw new Error('No page');
  const dataTransfer = new page.DataTransfer();
  dataTransfer.items.add(chosen);
  const event = new page.Event(type, { bubbles: true, cancelable: true, composed: true });
  // Firefox makes no event of these kinds with files in it.
  Object.assign(event, { dataTransfer, clipboardData: dataTransfer });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

const namesIn = (form: HTMLFormElement | null) =>
  new FormData(form ?? undefined)
    .getAll('soportes')
    .map((entry) => (typeof entry === 'string' ? entry : entry.name));

describe('in a fieldset that is disabled (FIL-3)', () => {
  it.each([
    ['FileInput', () => <FileInput multiple append aria-label="Soportes" />],
    ['ImageInput', () => <ImageInput optimize={false} aria-label="Soportes" />],
  ] as const)('%s takes nothing that is dragged over it, dropped or pasted', (_, field) => {
    const onDrop = vi.fn();
    render(
      <fieldset disabled>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what the field leaves to the page */}
        <div onDrop={onDrop}>{field()}</div>
      </fieldset>,
    );
    const root = native().closest('.gd-file-input, .gd-image-input') ?? document.body;
    send(root, 'dragover', file('a.png'));
    expect(root).not.toHaveAttribute('data-dragging');
    expect(send(root, 'drop', file('a.png')).defaultPrevented).toBe(true);
    expect(onDrop).toHaveBeenCalledOnce();
    const pasted = send(native(), 'paste', file('b.png'));
    expect(pasted.defaultPrevented).toBe(false);
    expect(root).not.toHaveAttribute('data-processing');
    expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull();
  });
});

describe('in a label (CMP-3)', () => {
  it('opens the chooser from its zone alone, not from what stands in its list', async () => {
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the component
      <label>
        Soportes
        <FileInput multiple defaultValue={[file('a.txt'), '/b.pdf']} />
      </label>,
    );
    const opened = vi.fn((event: Event) => event.preventDefault());
    native().addEventListener('click', opened);
    const remove = await screen.findByRole('button', { name: 'Remover archivo a.txt' });
    await userEvent.click(screen.getByText('a.txt'));
    await userEvent.click(remove);
    expect(opened).not.toHaveBeenCalled();
    await userEvent.click(native());
    await userEvent.click(screen.getByText('Soportes'));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('opens no chooser from what a field says of a file that it refused or could not send', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('No'), { retry: false }));
    render(
      <>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the component */}
        <label>
          Soportes
          <FileInput accept=".pdf" />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the component */}
        <label>
          Foto
          <ImageInput defaultValue={file('a.png')} upload={uploader({ send: refuse })} />
        </label>
      </>,
    );
    const opened = vi.fn((event: Event) => event.preventDefault());
    for (const input of document.querySelectorAll('input')) input.addEventListener('click', opened);
    send(native(), 'drop', file('b.png'));
    await screen.findByText('b.png rechazado: tipo no permitido');
    await userEvent.click(screen.getByText('b.png'));
    await userEvent.click(await screen.findByText('No se pudo subir.'));
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('in the document of a frame (FIL-2, FIL-3)', () => {
  it('takes drops and pastes, keeps a missed drop from leaving the frame, and is reset', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const page = frame.contentDocument;
    if (!page) throw new Error('No document');
    const form = page.createElement('form');
    page.body.append(form);
    const field = (
      <FileInput multiple append name="soportes" aria-label="Soportes" defaultValue={['/z.pdf']} />
    );
    const { unmount } = render(createPortal(field, form));
    send(native(form), 'drop', file('a.png'));
    native(form).focus();
    send(page.body, 'paste', file('b.png'));
    await vi.waitFor(() => expect(namesIn(form)).toEqual(['a.png', 'b.png', '/z.pdf']));
    expect(send(page.body, 'dragover', file('c.png')).defaultPrevented).toBe(true);
    act(() => form.reset());
    expect(screen.queryByText('a.png')).toBeNull();
    expect(namesIn(form)).toEqual(['/z.pdf']);
    unmount();
    expect(send(page.body, 'dragover', file('c.png')).defaultPrevented).toBe(false);
    frame.remove();
  });

  it('opens no chooser from its list in a label (FIL-3)', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const page = frame.contentDocument;
    if (!page) throw new Error('No document');
    const label = page.createElement('label');
    page.body.append(label);
    const field = <FileInput defaultValue={file('a.png')} />;
    const { unmount } = render(createPortal(field, label));
    const inFrame = within(page.body);
    const opened = vi.fn((event: Event) => event.preventDefault());
    native(page).addEventListener('click', opened);
    act(() => inFrame.getByText('a.png').click());
    expect(opened).not.toHaveBeenCalled();
    unmount();
    frame.remove();
  });
});
