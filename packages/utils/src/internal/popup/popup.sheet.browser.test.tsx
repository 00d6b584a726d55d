import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { useMediaQuery } from '../use-media-query';
import { Popup } from './popup';
import { type PopupDetails, usePopup } from './use-popup';

beforeEach(() => page.viewport(390, 700));
afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

const onOpenChange = vi.fn<(open: boolean, details: PopupDetails) => void>();
const onPress = vi.fn();

/** A page that scrolls, with a widget whose list is a sheet on a small screen. */
function Page({ above = false }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const sheet = useMediaQuery('(max-width: 600px)');
  const popup = usePopup({ usable: true, mobileSheet: true, control: trigger, onOpenChange });
  return (
    <main>
      <button ref={trigger} type="button" onClick={() => popup.open('trigger', undefined)}>
        Abrir
      </button>
      <button type="button" onClick={onPress} style={{ display: 'block', blockSize: 300 }}>
        Otro
      </button>
      <p role="status">Guardado</p>
      <p style={{ blockSize: 2000 }}>Texto</p>
      {popup.isOpen && (
        <Popup
          anchor={trigger}
          sheet={sheet}
          role="dialog"
          aria-label="Lista"
          className="gd-popup"
          onEscape={() => popup.close('escape')}
          onOutside={() => popup.close('outside')}
        >
          <div style={{ blockSize: 200 }}>
            <button type="button" onClick={() => popup.close('select')}>
              Elegir
            </button>
            <input type="radio" name="a" aria-label="Uno" />
            <input type="radio" name="a" aria-label="Dos" defaultChecked />
            <input aria-label="Buscar" />
            <button type="button" disabled>
              Nada
            </button>
          </div>
        </Popup>
      )}
      {above && createPortal(<Above />, document.body)}
    </main>
  );
}

/** A dialog of the application, above everything. */
function Above() {
  return (
    <div
      ref={(element) => element?.showPopover()}
      popover="manual"
      role="dialog"
      aria-label="Otra"
      style={{ inset: '0 auto auto 0' }}
    >
      <button type="button">Sí</button>
    </div>
  );
}

function Outer(props: { sheet: boolean; onEscape: () => void; children: ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button">
        Abrir
      </button>
      <Popup role="dialog" aria-label="Lista" anchor={anchor} {...props} onOutside={() => {}} />
    </>
  );
}

function Inner({ onEscape }: { onEscape: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Más
      </button>
      {anchor && (
        <Popup
          role="dialog"
          aria-label="Otra lista"
          anchor={anchor}
          onEscape={onEscape}
          onOutside={() => {}}
        >
          <button type="button">Detalle</button>
        </Popup>
      )}
    </>
  );
}

const sheet = () => screen.queryByRole('dialog', { name: 'Lista' });
const focused = () => document.activeElement;
const opener = () => screen.getByText('Abrir');
async function open() {
  onOpenChange.mockClear();
  onPress.mockClear();
  const result = render(<Page />);
  await userEvent.click(opener());
  await expect.poll(sheet).not.toBeNull();
  // It slides in.
  await Promise.all((sheet() as Element).getAnimations().map(({ finished }) => finished));
  return result;
}
const closed = () => expect.poll(sheet).toBeNull();

describe('the sheet of a small screen (CMP-11, SEL-16, DAT-15)', () => {
  it('stands at the foot, over a frame that covers the page, and takes the focus', async () => {
    await open();
    const { left, bottom, width } = (sheet() as Element).getBoundingClientRect();
    expect([left, Math.round(bottom), width]).toEqual([0, 700, 390]);
    expect(sheet()?.parentElement?.matches(':popover-open')).toBe(true);
    expect(sheet()?.contains(focused())).toBe(true);
  });

  it('keeps Tab in it, both ways', async () => {
    await open();
    const stops = async (keys: string, count: number) => {
      const names: (string | null | undefined)[] = [];
      for (let step = 0; step < count; step++) {
        await userEvent.keyboard(keys);
        names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent);
      }
      return names;
    };
    expect(await stops('{Tab}', 4)).toEqual(['Elegir', 'Dos', 'Buscar', 'Elegir']);
    expect(await stops('{Shift>}{Tab}{/Shift}', 3)).toEqual(['Buscar', 'Dos', 'Elegir']);
  });

  it('closes by Escape and by a choice, and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(focused()).toBe(opener());
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Elegir' }));
    await closed();
    expect(focused()).toBe(opener());
    expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
      [true, 'trigger'],
      [false, 'escape'],
      [true, 'trigger'],
      [false, 'select'],
    ]);
  });

  it('closes by a press beside it, which the page below does not get', async () => {
    await open();
    const { left, top } = screen.getByText('Otro').getBoundingClientRect();
    await userEvent.click(document.documentElement, { position: { x: left + 20, y: top + 20 } });
    await closed();
    expect(onPress).not.toHaveBeenCalled();
    expect(focused()).toBe(opener());
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' });
  });

  it('takes the focus back that a script moves to the page', async () => {
    await open();
    act(() => screen.getByLabelText('Buscar').focus());
    act(() => screen.getByText('Otro').focus());
    expect(focused()).toBe(screen.getByLabelText('Buscar'));
    act(() => (focused() as HTMLElement).blur());
    act(() => screen.getByText('Otro').focus());
    expect(sheet()?.contains(focused())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('lets the focus into a dialog that opens above it', async () => {
    const { rerender } = await open();
    rerender(<Page above />);
    const yes = screen.getByRole('button', { name: 'Sí' });
    act(() => yes.focus());
    expect(focused()).toBe(yes);
    await userEvent.click(yes);
    expect(sheet()).not.toBeNull();
  });

  it('hides the page from screen readers while it is open, but not what is announced', async () => {
    await open();
    await expect.poll(() => screen.queryByRole('button', { name: 'Otro' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Guardado');
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Otro' })).toBeTruthy();
    expect(document.querySelector('[aria-hidden]')).toBeNull();
  });

  it('hides a form of the page though a control in it is called like a property of the form', async () => {
    render(
      <>
        <form aria-label="Hogar">
          <input name="children" aria-label="Hijos" />
          <p role="status">Falta un dato</p>
        </form>
        <Outer sheet onEscape={() => {}}>
          <button type="button">Elegir</button>
        </Outer>
      </>,
    );
    await expect
      .poll(() => screen.getByLabelText('Hijos').closest('[aria-hidden="true"]'))
      .not.toBeNull();
    expect(screen.getByText('Falta un dato').closest('[aria-hidden]')).toBeNull();
  });

  it('holds the page where it is, beside it and over it', async () => {
    await open();
    const frame = sheet()?.parentElement as HTMLElement;
    expect(frame.scrollTop).toBe(1);
    const { top } = (sheet() as Element).getBoundingClientRect();
    for (const target of [sheet(), frame, frame]) {
      await userEvent.wheel(target as Element, { delta: { y: 300 } });
      for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
    }
    expect(window.scrollY).toBe(0);
    expect((sheet() as Element).getBoundingClientRect().top).toBe(top);
  });

  it('is the same element beside its control once the screen is wide, with what was typed', async () => {
    await open();
    const [element, field] = [sheet(), screen.getByLabelText<HTMLInputElement>('Buscar')];
    await userEvent.fill(field, 'cal');
    await page.viewport(800, 700);
    await expect.poll(() => sheet()?.ariaModal).toBeNull();
    expect([sheet(), focused(), field.value]).toEqual([element, field, 'cal']);
    const { top } = (sheet() as Element).getBoundingClientRect();
    expect(top - opener().getBoundingClientRect().bottom).toBeCloseTo(4, 0);
    await expect.poll(() => screen.queryByRole('button', { name: 'Otro' })).not.toBeNull();
    await page.viewport(390, 700);
    await expect.poll(() => sheet()?.ariaModal).toBe('true');
    expect([sheet(), focused(), field.value]).toEqual([element, field, 'cal']);
  });

  it('shows though its control had been scrolled out of sight before', async () => {
    await page.viewport(800, 700);
    await open();
    const opacity = () => getComputedStyle(sheet()?.parentElement as Element).opacity;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    window.scrollTo(0, 900);
    await expect.poll(opacity).toBe('0');
    await page.viewport(390, 700);
    await expect.poll(opacity).toBe('1');
  });

  it('stays below what was opened from within it: Escape closes that first', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const view = (isSheet: boolean) => (
      <Outer sheet={isSheet} onEscape={outer}>
        <Inner onEscape={inner} />
      </Outer>
    );
    const { rerender } = render(view(false));
    await userEvent.click(screen.getByRole('button', { name: 'Más' }));
    await userEvent.click(screen.getByRole('button', { name: 'Detalle' }));
    rerender(view(true));
    await userEvent.keyboard('{Escape}');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  });
});
