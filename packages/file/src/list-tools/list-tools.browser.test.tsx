// biome-ignore-all lint/style/noExcessiveLinesPerFile: order and names, which one row offers, over one set-up

import { expectNoAxeViolations } from '@guadua/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import type { FileInputMultipleProps } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import { uploader } from '../upload/uploader';
import { renameItems } from './rename-items';
import { reorderItems } from './reorder-items';

const file = (name: string, content = name) =>
  new File([content], name, { type: 'text/plain', lastModified: 7 });
const button = (name: string) => screen.findByRole('button', { name });
const nameOf = (item: FileItem) => (typeof item === 'string' ? item : item.name);
const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.gd-file-input__name')?.textContent);

function renderList(props: Partial<FileInputMultipleProps> = {}) {
  const onChange = vi.fn();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <FileInput
        multiple
        reorder={reorderItems()}
        rename={renameItems()}
        aria-label="Soportes"
        name="soportes"
        defaultValue={[file('a.txt'), '/b.pdf', file('c.txt')]}
        onChange={onChange}
        {...props}
      />
    </form>,
  );
  return onChange;
}

const submitted = () =>
  new FormData(document.querySelector('form') ?? undefined)
    .getAll('soportes')
    .map((one) => (typeof one === 'string' ? one : one.name));

describe('the order of a list (FIL-8)', () => {
  it('is changed with buttons, which keep the focus, and is announced', async () => {
    const onChange = renderList();
    const down = await button('Bajar a.txt');
    act(() => down.focus());
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['b.pdf', 'a.txt', 'c.txt']);
    expect(onChange.mock.lastCall?.[0].map(nameOf)).toEqual(['/b.pdf', 'a.txt', 'c.txt']);
    expect(onChange.mock.lastCall?.[1]).toEqual({ reason: 'reorder' });
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('a.txt: lugar 2 de 3'),
    );
    expect(await button('Bajar a.txt')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(shown()).toEqual(['b.pdf', 'c.txt', 'a.txt']);
    // At the end it says that it does nothing, and keeps the focus.
    expect(await button('Bajar a.txt')).toHaveFocus();
    expect(await button('Bajar a.txt')).toHaveAttribute('aria-disabled', 'true');
    expect(onChange).toHaveBeenCalledTimes(2);
    await expectNoAxeViolations();
  });

  it('is changed with Alt and an arrow, anywhere in a row', async () => {
    renderList();
    const remove = await button('Remover archivo c.txt');
    await button('Subir c.txt');
    act(() => remove.focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(shown()).toEqual(['c.txt', 'a.txt', 'b.pdf']);
    expect(remove).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toEqual(['c.txt', 'a.txt', 'b.pdf']);
  });

  it('is what the form sends, files and saved addresses mixed', async () => {
    renderList();
    await userEvent.click(await button('Bajar a.txt'));
    expect(submitted()).toEqual(['/b.pdf', 'a.txt', 'c.txt']);
    await userEvent.click(await button('Remover archivo c.txt'));
    expect(submitted()).toEqual(['/b.pdf', 'a.txt']);
  });

  it.each(['readOnly', 'disabled'])('can’t be changed when the field is %s', async (state) => {
    renderList({ [state]: true });
    await vi.waitFor(() => expect(submitted().length).toBe(state === 'disabled' ? 0 : 3));
    expect(screen.queryByRole('button', { name: /^(?:Bajar|Cambiar|Remover)/ })).toBeNull();
  });
});

it('sends its order in a form with a control that is called as a function of forms (FIL-8)', () => {
  render(
    <form>
      <FileInput
        multiple
        reorder={reorderItems()}
        name="soportes"
        defaultValue={[file('a.txt'), '/b.pdf', file('c.txt')]}
      />
      <input name="addEventListener" />
      <input name="removeEventListener" />
    </form>,
  );
  expect(submitted()).toEqual(['a.txt', '/b.pdf', 'c.txt']);
});

it('sends nothing of disabled fields in place of another one of their name (FIL-8)', () => {
  const field = (values: FileItem[], disabled: boolean) => (
    <FileInput
      multiple
      reorder={reorderItems()}
      name="soportes"
      defaultValue={values}
      disabled={disabled}
    />
  );
  render(
    <form>
      {field([file('a.txt'), '/b.pdf'], true)}
      {field([file('c.txt'), '/d.pdf'], false)}
      {field([file('e.txt'), '/f.pdf'], true)}
    </form>,
  );
  expect(submitted()).toEqual(['c.txt', '/d.pdf']);
});

it('keeps its order in a fieldset that is disabled (FIL-8)', async () => {
  const onChange = vi.fn();
  render(
    <fieldset disabled>
      <FileInput
        multiple
        reorder={reorderItems()}
        aria-label="Soportes"
        defaultValue={['/a.pdf', file('b.txt')]}
        onChange={onChange}
      />
    </fieldset>,
  );
  await button('Bajar a.pdf');
  // A link is not disabled.
  act(() => screen.getByRole('link').focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await drag('mouse', handle('a.pdf'), handle('b.txt'));
  expect(shown()).toEqual(['a.pdf', 'b.txt']);
  expect(onChange).not.toHaveBeenCalled();
});

const MOUSE = { start: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const;
const TOUCH = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;

/** Where the protocol of the browser finds the middle of an element. */
function middleOf(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const box = element.getBoundingClientRect();
  return {
    x: (frame?.left ?? 0) + (box.left + box.width / 2) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
  };
}

const mouse = (step: keyof typeof MOUSE, point: { x: number; y: number }) =>
  cdp().send('Input.dispatchMouseEvent', {
    type: MOUSE[step],
    ...point,
    button: 'left',
    buttons: step === 'end' ? 0 : 1,
    clickCount: 1,
  });
const touch = (step: keyof typeof TOUCH, ...touchPoints: { x: number; y: number }[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type: TOUCH[step],
    touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
  });

/** Presses, moves and releases as a person does it, through the protocol of the browser. */
async function drag(kind: 'mouse' | 'touch', from: Element, to: Element, during = async () => {}) {
  const [start, end] = [middleOf(from), middleOf(to)];
  const beyond = { x: end.x, y: end.y + Math.sign(end.y - start.y) * 8 };
  const send = (step: 'start' | 'move' | 'end', point = beyond) =>
    kind === 'mouse' ? mouse(step, point) : touch(step, ...(step === 'end' ? [] : [point]));
  await send('start', start);
  await send('move', { x: start.x, y: (start.y + end.y) / 2 });
  await send('move');
  await during();
  await send('end');
}

const handle = (name: string) => {
  const row = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(name));
  const found = row?.querySelector('.gd-file-input__handle');
  if (!found) throw new Error(`There is no handle at ${name}.`);
  return found;
};

describe('dragging (FIL-8)', () => {
  it.each(['mouse', 'touch'] as const)('moves a row with a %s', async (kind) => {
    const onChange = renderList();
    await button('Bajar a.txt');
    await drag(kind, handle('a.txt'), handle('c.txt'));
    await vi.waitFor(() => expect(shown()).toEqual(['b.pdf', 'c.txt', 'a.txt']));
    expect(onChange).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('a.txt: lugar 3 de 3'),
    );
    await drag(kind, handle('a.txt'), handle('b.pdf'));
    await vi.waitFor(() => expect(shown()).toEqual(['a.txt', 'b.pdf', 'c.txt']));
    expect(screen.getAllByRole('listitem').every((row) => row.style.translate === '')).toBe(true);
  });

  it('shows where the row would go, and Escape takes it back', async () => {
    const onChange = renderList();
    await button('Bajar a.txt');
    await drag('mouse', handle('a.txt'), handle('c.txt'), async () => {
      const [first, , last] = screen.getAllByRole('listitem');
      await vi.waitFor(() => expect(first).toHaveAttribute('data-dragging'));
      await vi.waitFor(() => expect(first?.style.translate).not.toBe(''));
      await vi.waitFor(() => expect(last).toHaveAttribute('data-drop', 'after'));
      await userEvent.keyboard('{Escape}');
      expect(first).not.toHaveAttribute('data-dragging');
      expect(last).not.toHaveAttribute('data-drop');
    });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('puts a row where the mouse is let go, however far its last move was from there', async () => {
    const onChange = renderList();
    await button('Bajar a.txt');
    const [start, end] = [middleOf(handle('a.txt')), middleOf(handle('c.txt'))];
    await mouse('start', start);
    await mouse('end', { x: end.x, y: end.y + 8 });
    await vi.waitFor(() => expect(shown()).toEqual(['b.pdf', 'c.txt', 'a.txt']));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('follows one finger: a second one, on another handle, drags nothing', async () => {
    const onChange = renderList();
    await button('Bajar a.txt');
    const [first, last] = [middleOf(handle('a.txt')), middleOf(handle('c.txt'))];
    await touch('start', first);
    await touch('start', first, last);
    await touch('move', { ...first, y: last.y + 8 }, { ...last, y: first.y - 8 });
    // The second is lifted first.
    await touch('move', { ...first, y: last.y + 8 });
    expect(onChange).not.toHaveBeenCalled();
    await touch('end');
    await vi.waitFor(() => expect(shown()).toEqual(['b.pdf', 'c.txt', 'a.txt']));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('moves a row in the document of a frame', async () => {
    const frame = document.createElement('iframe');
    // Its places are those of the page.
    frame.style.cssText =
      'position: fixed; inset: 0; border: 0; inline-size: 100%; block-size: 100%';
    document.body.append(frame);
    const page = frame.contentDocument;
    if (!page) throw new Error('No document');
    const style = page.createElement('style');
    style.textContent = 'svg { inline-size: 16px; block-size: 16px }';
    page.head.append(style);
    const onChange = vi.fn();
    const files = [file('a.txt'), file('b.txt')];
    const field = (
      <FileInput multiple reorder={reorderItems()} defaultValue={files} onChange={onChange} />
    );
    const { unmount } = render(createPortal(field, page.body));
    await within(page.body).findByRole('button', { name: 'Bajar a.txt' });
    const [first, second] = page.querySelectorAll('.gd-file-input__handle');
    if (!first || !second) throw new Error('No handles');
    await drag('mouse', first, second);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(onChange.mock.lastCall?.[0].map(nameOf)).toEqual(['b.txt', 'a.txt']);
    unmount();
    frame.remove();
  });

  it('ends without a change where the list changes meanwhile', async () => {
    const onChange = vi.fn();
    const all = [file('a.txt'), file('b.txt'), file('c.txt')];
    const list = (value: File[]) => (
      <FileInput multiple reorder={reorderItems()} {...{ value, onChange }} />
    );
    const { rerender } = render(list(all));
    await button('Bajar a.txt');
    await drag('mouse', handle('a.txt'), handle('c.txt'), async () => {
      await vi.waitFor(() =>
        expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging'),
      );
      rerender(list(all.slice(0, 2)));
    });
    expect(shown()).toEqual(['a.txt', 'b.txt']);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem').every((row) => row.style.translate === '')).toBe(true);
  });
});

describe('the name of a file (FIL-9)', () => {
  it('is edited in place: Enter keeps it, the extension stays, the form is not sent', async () => {
    const submit = vi.fn();
    const onChange = renderList();
    document.querySelector('form')?.addEventListener('submit', submit);
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    const field = screen.getByRole('textbox', { name: 'Nombre nuevo de a.txt' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('a');
    await userEvent.keyboard('cédula de /María{Enter}');
    const [value, details] = onChange.mock.lastCall ?? [];
    expect(details).toEqual({ reason: 'rename' });
    expect(value.map(nameOf)).toEqual(['María.txt', '/b.pdf', 'c.txt']);
    expect(value[0]).toMatchObject({ type: 'text/plain', lastModified: 7, size: 5 });
    expect(await value[0].text()).toBe('a.txt');
    expect(submitted()).toEqual(['María.txt', '/b.pdf', 'c.txt']);
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('a.txt ahora se llama María.txt'),
    );
    expect(await button('Cambiar el nombre de María.txt')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('stays with Escape, and when nothing is left of it', async () => {
    const onChange = renderList();
    const start = await button('Cambiar el nombre de a.txt');
    await userEvent.click(start);
    await userEvent.keyboard('otro{Escape}');
    expect(start).toHaveFocus();
    await userEvent.click(start);
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(shown()).toEqual(['a.txt', 'b.pdf', 'c.txt']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stays to the letter when nothing was typed', async () => {
    // As macOS writes an accent, and with a colon: not what a new name would become.
    const onChange = renderList({ defaultValue: [file('ce\u0301dula: 1.txt')] });
    await userEvent.click(await button('Cambiar el nombre de ce\u0301dula: 1.txt'));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is kept when the focus goes elsewhere', async () => {
    renderList();
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('nuevo');
    act(() => screen.getByRole('link').focus());
    expect(shown()).toEqual(['nuevo.txt', 'b.pdf', 'c.txt']);
    expect(await button('Cambiar el nombre de nuevo.txt')).not.toHaveFocus();
  });

  it('is taken when the upload of the file ends while it is typed: the file goes up again under it (FIL-10)', async () => {
    const calls: { name: string; done: (id: string) => void }[] = [];
    const send = ({ name }: File) =>
      new Promise<string>((done) => {
        calls.push({ name, done });
      });
    renderList({ defaultValue: [file('a.txt')], upload: uploader({ send }) });
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('nuevo');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.done('id-1');
    await vi.waitFor(() => expect(submitted()).toEqual(['id-1']));
    expect(screen.getByRole('textbox')).toHaveValue('nuevo');
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['nuevo.txt']);
    expect(await button('Cambiar el nombre de nuevo.txt')).toHaveFocus();
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['a.txt', 'nuevo.txt']));
    calls[1]?.done('id-2');
    await vi.waitFor(() => expect(submitted()).toEqual(['id-2']));
    expect(shown()).toEqual(['nuevo.txt']);
  });

  it('waits while the field is readOnly, and is not lost', async () => {
    const onChange = vi.fn();
    const list = (readOnly: boolean) => (
      <FileInput
        multiple
        rename={renameItems()}
        aria-label="Soportes"
        readOnly={readOnly}
        defaultValue={[file('a.txt')]}
        onChange={onChange}
      />
    );
    const { rerender } = render(list(false));
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('nuevo');
    rerender(list(true));
    await userEvent.keyboard('{Enter}más');
    act(() => screen.getByRole('button', { name: 'Guardar el nombre' }).focus());
    await userEvent.keyboard('{Enter}');
    act(() => screen.getByLabelText('Soportes').focus());
    expect(screen.getByRole('textbox')).toHaveValue('nuevo');
    expect(onChange).not.toHaveBeenCalled();
    rerender(list(false));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el nombre' }));
    expect(shown()).toEqual(['nuevo.txt']);
  });

  it('is kept when the form is sent while it is typed, by a script too', async () => {
    renderList();
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('nuevo');
    const form = document.querySelector('form');
    const sent: string[][] = [];
    form?.addEventListener('submit', () => sent.push(submitted()));
    act(() => form?.requestSubmit());
    expect(sent).toEqual([['nuevo.txt', '/b.pdf', 'c.txt']]);
    expect(shown()).toEqual(['nuevo.txt', 'b.pdf', 'c.txt']);
  });

  it('is saved with its button, and a saved address has none', async () => {
    renderList();
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('nuevo');
    await userEvent.click(await button('Guardar el nombre'));
    expect(shown()).toEqual(['nuevo.txt', 'b.pdf', 'c.txt']);
    expect(screen.queryByRole('button', { name: 'Cambiar el nombre de b.pdf' })).toBeNull();
  });

  it('leaves the key that ends a composition to it, also where Safari says no longer that it is one', async () => {
    const onChange = renderList();
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('acta');
    const name = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.keyDown(name, { key: 'Escape', keyCode: 229 });
    fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
    expect(name).toHaveValue('acta');
    expect(name).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is kept when a form elsewhere in the page, to which the field belongs, is sent', async () => {
    const onChange = renderList({ form: 'pedido' });
    render(<form id="pedido" onSubmit={(event) => event.preventDefault()} />);
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    await userEvent.keyboard('acta');
    const order = document.querySelector<HTMLFormElement>('#pedido');
    act(() => order?.requestSubmit());
    expect(onChange.mock.lastCall?.[0].map(nameOf)).toEqual(['acta.txt', '/b.pdf', 'c.txt']);
  });

  it('takes text that is pasted with a picture of it, as office programs copy it (FIL-3)', async () => {
    const onChange = renderList();
    await userEvent.click(await button('Cambiar el nombre de a.txt'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'acta');
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData,
    });
    act(() => {
      screen.getByRole('textbox').dispatchEvent(paste);
    });
    expect(paste.defaultPrevented).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('moves a row of the list of now, though the page is not drawn yet (FIL-8, FIL-10)', async () => {
  const send = async (one: File) => `id-${one.name}`;
  const onChange = renderList({ defaultValue: null, append: true, upload: uploader({ send }) });
  onChange.mockImplementation((_, { reason }) => {
    if (reason === 'upload' && onChange.mock.calls.length === 2)
      screen.getByRole('button', { name: 'Bajar a.txt' }).click();
  });
  await userEvent.upload(screen.getByLabelText('Soportes'), [file('a.txt'), file('c.txt')]);
  await button('Bajar a.txt');
  await vi.waitFor(() => expect(submitted()).toEqual(['id-c.txt', 'id-a.txt']));
});
