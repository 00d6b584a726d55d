// biome-ignore-all lint/style/noExcessiveLinesPerFile: what needs a real browser, over one set-up
import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { startClock, stopClock } from '@guadua/testing/stopped-clock';
import { act, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { snackbar } from './snackbar';
import type { SnackbarOptions } from './snackbar.types';
import { SNACKBAR_TIMING } from './snackbar-timing';
import { Snackbars } from './snackbars';

let advance = (_: number) => {};
const wait = (milliseconds: number) => act(() => advance(milliseconds));

beforeEach(() => {
  advance = stopClock();
});

afterEach(() => {
  act(() => snackbar.dismiss());
  wait(SNACKBAR_TIMING.remove);
  startClock();
  delete document.documentElement.dataset.colorScheme;
  expect(document.querySelector('.gd-snackbar')).toBeNull();
});

const FOREVER = Number.POSITIVE_INFINITY;
const show = (message: string, options?: SnackbarOptions) =>
  act(() => void snackbar(message, options));
const region = () => screen.getByRole('region', { name: 'Notificaciones (F6)' });
const bar = (name: string) => within(region()).getByRole('group', { name });
const message = (name: string) => within(region()).getByText(name);
const phase = (name: string) =>
  screen.queryByRole('group', { name })?.closest<HTMLElement>('[data-phase]')?.dataset.phase;
/** Whether it is visible and can be clicked. */
const onTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

describe('the sequence (SNK-2)', () => {
  it('goes through its phases by itself, none of them too early', {
    tags: ['long', 'turn'],
  }, async () => {
    startClock();
    render(<Snackbars />);
    const began = performance.now();
    const duration = 500;
    const seen: [phase: string, at: number][] = [];
    const observer = new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('.gd-snackbar')?.dataset.phase ?? 'gone';
      if (seen.at(-1)?.[0] !== now) seen.push([now, performance.now() - began]);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    show('Cambios guardados', { duration });
    // How late each comes is the machine's affair; what is due when, the store's own tests say.
    await expect.poll(() => seen.at(-1)?.[0], { timeout: 20_000 }).toBe('gone');
    observer.disconnect();
    expect(seen.map(([name]) => name)).toEqual(['entering', 'shown', 'folding', 'leaving', 'gone']);
    const { text, hide, remove } = SNACKBAR_TIMING;
    const due = [0, text, text + duration, text + duration + hide, text + duration + hide + remove];
    advance = stopClock();
    due.forEach((time, index) => {
      expect(seen[index]?.[1] ?? 0, seen[index]?.[0]).toBeGreaterThanOrEqual(time - 5);
    });
  });

  it('is a badge first, unfolds to its text, and folds again', async () => {
    render(<Snackbars />);
    show('Cambios guardados');
    const width = () => bar('Cambios guardados').getBoundingClientRect().width;
    await expect.poll(width).toBe(44);
    expect(bar('Cambios guardados').getBoundingClientRect().height).toBe(44);
    wait(SNACKBAR_TIMING.text);
    expect(phase('Cambios guardados')).toBe('shown');
    await expect.poll(width).toBeGreaterThan(140);
    wait(SNACKBAR_TIMING.duration);
    expect(phase('Cambios guardados')).toBe('folding');
    await expect.poll(width).toBe(44);
  });
});

describe('place and size', () => {
  it('floats at the bottom without moving the page, several stacked and apart', async () => {
    render(
      <main>
        <p style={{ blockSize: 2000 }}>Página</p>
        <Snackbars />
      </main>,
    );
    const height = document.documentElement.scrollHeight;
    for (const text of ['Uno', 'Dos', 'Tres']) show(text, { duration: FOREVER });
    wait(SNACKBAR_TIMING.text);
    expect(phase('Tres')).toBe('shown');
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(scrollY).toBe(0);
    const boxes = ['Uno', 'Dos', 'Tres'].map((name) => bar(name).getBoundingClientRect());
    const [first, second, third] = boxes;
    if (!first || !second || !third) throw new Error('three were expected');
    expect(first.bottom).toBeLessThan(second.top);
    expect(second.bottom).toBeLessThan(third.top);
    expect(third.bottom).toBeLessThan(innerHeight);
    for (const box of boxes) {
      expect(Math.abs(box.left + box.right - document.documentElement.clientWidth)).toBeLessThan(2);
    }
  });

  it('wraps a long message and keeps it in the window', async () => {
    render(<Snackbars />);
    const long = 'palabra '.repeat(80).trim();
    show(long, { duration: FOREVER });
    wait(SNACKBAR_TIMING.text);
    expect(phase(long)).toBe('shown');
    await expect.poll(() => bar(long).getBoundingClientRect().height).toBeGreaterThan(100);
    const box = bar(long).getBoundingClientRect();
    expect(box.width).toBeLessThanOrEqual(545);
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    expect(message(long).scrollWidth).toBeLessThanOrEqual(message(long).clientWidth);
  });

  it('lets clicks through beside it', async () => {
    render(
      <>
        <button
          type="button"
          style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: 120 }}
        >
          Debajo
        </button>
        <Snackbars />
      </>,
    );
    show('Hola', { duration: FOREVER });
    const button = screen.getByText('Debajo');
    await expect.poll(() => onTop(bar('Hola'))).toBe(true);
    expect(document.elementFromPoint(40, innerHeight - 40)).toBe(button);
  });
});

describe('position', () => {
  it.each([
    ['bottom', 'center', 'bottom'],
    ['bottom-start', 'left', 'bottom'],
    ['bottom-end', 'right', 'bottom'],
    ['top', 'center', 'top'],
    ['top-start', 'left', 'top'],
    ['top-end', 'right', 'top'],
  ] as const)('%s is at the %s of the %s', (position, column, row) => {
    render(<Snackbars position={position} />);
    show('Hola', { duration: FOREVER });
    const { left, right, top, bottom } = bar('Hola').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const columns = { left, center: (left + right) / 2, right: clientWidth - right };
    expect(columns[column]).toBeCloseTo(column === 'center' ? clientWidth / 2 : 16, -1);
    expect(row === 'top' ? top : innerHeight - bottom).toBeLessThan(48);
  });
});

describe('pointer (SNK-3)', () => {
  it('stays while the mouse is over it, and goes when it leaves', async () => {
    render(<Snackbars />);
    show('Quieto', { duration: 2500 });
    show('Testigo', { duration: 2500 });
    wait(SNACKBAR_TIMING.text);
    expect(phase('Quieto')).toBe('shown');
    await userEvent.hover(bar('Quieto'));
    wait(2500);
    expect(phase('Testigo')).toBe('folding');
    expect(phase('Quieto')).toBe('shown');
    await userEvent.unhover(bar('Quieto'));
    wait(2500);
    expect(phase('Quieto')).toBe('folding');
  });

  it('is thrown away by a swipe, and springs back from a nudge', async () => {
    render(<Snackbars />);
    show('Fuera', { duration: FOREVER });
    wait(SNACKBAR_TIMING.text);
    expect(phase('Fuera')).toBe('shown');
    await swipe(bar('Fuera'), 20);
    await expect.poll(() => getComputedStyle(bar('Fuera')).translate).toMatch(/^(none|0px)/);
    expect(phase('Fuera')).toBe('shown');
    await swipe(bar('Fuera'), 140);
    await expect.poll(() => phase('Fuera')).not.toBe('shown');
  });

  it('lets its text be selected with the mouse, which throws nothing away', async () => {
    render(<Snackbars />);
    show('Código de error 4031', { duration: FOREVER });
    wait(SNACKBAR_TIMING.text);
    const text = within(region()).getByText('Código de error 4031');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await dragOver(text);
    expect(document.getSelection()?.toString()).toContain('digo de error 403');
    expect(phase('Código de error 4031')).toBe('shown');
  });

  it('takes what is entered in a field of its content', async () => {
    const content = (
      <label>
        Motivo <input />
      </label>
    );
    render(<Snackbars />);
    show('Cuéntanos por qué', { duration: FOREVER, content });
    wait(SNACKBAR_TIMING.text);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' });
    await userEvent.click(field);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('duplicado');
    expect(field.value).toBe('duplicado');
    await dragOver(field);
    await userEvent.keyboard('x');
    expect(field.value).toMatch(/^.?x/);
    await swipe(field, 140);
    expect(phase('Cuéntanos por qué')).toBe('shown');
  });

  it('does not take the focus when it is clicked (SNK-4)', async () => {
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    show('Hola', { duration: FOREVER });
    wait(SNACKBAR_TIMING.text);
    // Within its region: the live region may say the same by then.
    await userEvent.click(page.elementLocator(region()).getByText('Hola'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

describe('keyboard (SNK-4)', () => {
  it('F6 leads there, Tab to the action, Escape away and back', async () => {
    const onClick = vi.fn();
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    show('Borrado', { action: { label: 'Deshacer', onClick } });
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(bar('Borrado'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deshacer' }));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox'));
    show('Otra vez', { action: { label: 'Deshacer', onClick } });
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('Escape dismisses the one with the focus, else the newest', async () => {
    render(<Snackbars />);
    for (const text of ['Uno', 'Dos', 'Tres']) show(text, { duration: FOREVER });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => phase('Tres')).toBe('leaving');
    expect(phase('Dos')).not.toBe('leaving');
    act(() => bar('Uno').focus());
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => phase('Uno')).toBe('leaving');
    expect(phase('Dos')).not.toBe('leaving');
  });

  it('gives the focus back when it is dismissed by script', async () => {
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    show('Hola', { duration: FOREVER });
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(bar('Hola'));
    act(() => snackbar.dismiss());
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

describe('an open modal dialog (SNK-4, CMP-11)', () => {
  it('raises nothing into the top layer as long as there is no message', async () => {
    render(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.queryByRole('region', { hidden: true })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Avisar' }));
    const region = screen.getByRole('region');
    expect(screen.getByRole('dialog', { name: 'Diálogo' }).contains(region)).toBe(true);
    expect(region.matches(':popover-open')).toBe(true);
  });

  it('has the snackbars above it, live, and leaves them when it closes', async () => {
    render(<WithDialog />);
    show('De antes', { duration: FOREVER });
    // Else it would be said together with the next.
    wait(100);
    await userEvent.click(screen.getByText('Abrir'));
    const dialog = screen.getByRole('dialog');
    await expect.poll(() => dialog.contains(region())).toBe(true);
    await expect.poll(() => onTop(bar('De antes'))).toBe(true);
    const size = dialog.getBoundingClientRect();
    await userEvent.click(screen.getByText('Avisar'));
    await expect.poll(() => onTop(bar('Desde el diálogo'))).toBe(true);
    wait(100);
    await expect
      .poll(() => within(dialog).getByRole('status').textContent)
      .toBe('Desde el diálogo');
    expect(dialog.getBoundingClientRect()).toEqual(size);

    // Escape belongs to the dialog first, then to the snackbars.
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => (dialog as HTMLDialogElement).open).toBe(false);
    await expect.poll(() => dialog.contains(region())).toBe(false);
    await expect.poll(() => onTop(bar('Desde el diálogo'))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => phase('Desde el diálogo')).not.toBe('shown');
    expect(phase('De antes')).toBeDefined();
  });

  it('leaves them under the pointer that presses one, whatever the field that it blurs shows', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Snackbars />
        <WithError />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Correo' }));
    show('Borrado', { duration: FOREVER, action: { label: 'Deshacer', onClick } });
    wait(SNACKBAR_TIMING.text);
    expect(screen.getByRole('dialog').contains(region())).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getByText('Escribe tu correo')).toBeDefined();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('may be taken out of the page while open', async () => {
    const { rerender } = render(<Snackbars />);
    rerender(
      <>
        <Snackbars />
        <WithModal />
      </>,
    );
    show('Sigue aquí', { duration: FOREVER });
    await expect.poll(() => screen.getByRole('dialog').contains(region())).toBe(true);
    rerender(<Snackbars />);
    await expect.poll(() => region().closest('body')).toBe(document.body);
    await expect.poll(() => onTop(bar('Sigue aquí'))).toBe(true);
  });
});

eachInTurn(['light', 'dark'], 2)('has no axe violations in %s (CMP-6, CMP-10)', async (scheme) => {
  document.documentElement.dataset.colorScheme = scheme;
  render(
    <>
      <style>{'* { transition: none !important; animation: none !important }'}</style>
      <Snackbars />
    </>,
  );
  await checkAxe();
  show('Guardado', { action: { label: 'Ver', onClick: () => {} } });
  show('Cuidado', { tone: 'warning', duration: FOREVER });
  show('Falló', { tone: 'danger', duration: FOREVER });
  wait(SNACKBAR_TIMING.text);
  expect(phase('Falló')).toBe('shown');
  await checkAxe();
});

/** axe waits by the clock. */
async function checkAxe(): Promise<void> {
  startClock();
  await expectNoAxeViolations();
  advance = stopClock();
}

/** Where the middle of an element lies in the window of the browser, round the frame of the tests. */
function middle(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 };
}

/** Drags an element sideways with a finger. */
async function swipe(element: Element, distance: number): Promise<void> {
  const from = middle(element);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', offset: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + offset, y: from.y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 4; step++) await send('touchMove', (distance * step) / 4);
  await send('touchEnd', distance);
}

/** Drags the mouse over an element, from its beginning to its end. */
async function dragOver(element: Element): Promise<void> {
  const at = middle(element);
  const half = element.getBoundingClientRect().width / 2 - 1;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', offset: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      ...{ type, button: 'left', buttons: 1, clickCount: 1 },
      ...{ x: at.x + offset, y: at.y },
    });
  await send('mousePressed', -half);
  for (let step = -3; step <= 4; step++) await send('mouseMoved', (half * step) / 4);
  await send('mouseReleased', half);
}

function WithDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Abrir
      </button>
      <dialog ref={dialog} aria-label="Diálogo">
        <button type="button" onClick={() => snackbar('Desde el diálogo', { duration: FOREVER })}>
          Avisar
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cerrar
        </button>
      </dialog>
      <Snackbars />
    </>
  );
}

function WithModal() {
  return (
    <dialog
      aria-label="Modal"
      ref={(element) => {
        if (!element?.open) element?.showModal();
      }}
    >
      <p>Contenido</p>
    </dialog>
  );
}

/** A layer that a page draws itself, with a field that says on blur what is missing. */
function WithError() {
  const [isLeft, setLeft] = useState(false);
  return (
    <div role="dialog" aria-label="Datos">
      <input aria-label="Correo" onBlur={() => setLeft(true)} />
      {isLeft && <p>Escribe tu correo</p>}
    </div>
  );
}
