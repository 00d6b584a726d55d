import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
});

const bubble = () => document.querySelector('.gd-tooltip');
/** Whether a bubble stands right above its element. */
const isAbove = (shown: Element | null, { top }: DOMRect) =>
  shown !== null && Math.abs(top - shown.getBoundingClientRect().bottom - 11) < 6;
const isSeen = (shown: Element | null) =>
  shown?.checkVisibility({ visibilityProperty: true }) ?? false;
const nextFrame = () => new Promise(requestAnimationFrame);
/** Until a scroll is over, and what it may close has closed. */
const nextScroll = async () => {
  await new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
  await nextFrame();
  await nextFrame();
};
const theme = (
  <Tooltip content="Activar tema oscuro" delay={0}>
    <Button aria-label="Tema" icon={<svg className="gd-icon" aria-hidden="true" />} />
  </Tooltip>
);

describe('Tooltip in Chromium', () => {
  it('shows on hover above its element, and goes with Escape or the pointer', async () => {
    render(
      <div style={{ padding: 120 }}>
        {theme}
        <p>Afuera</p>
        <p>Más lejos</p>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Tema' });
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    await expect
      .poll(() => bubble()?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect.poll(bubble).toBeNull();
    await userEvent.hover(screen.getByText('Afuera'));
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    // The way to the bubble is kept open (WCAG 1.4.13): where the pointer goes shows at its next move.
    await userEvent.hover(screen.getByText('Afuera'));
    await userEvent.hover(screen.getByText('Más lejos'));
    await expect.poll(bubble).toBeNull();
  });

  it('shows above an open modal dialog (CMP-11)', async () => {
    render(
      <dialog aria-label="Diálogo" ref={(element) => void (element?.open || element?.showModal())}>
        <div style={{ padding: 80 }}>{theme}</div>
      </dialog>,
    );
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(() => bubble()?.closest('dialog')).toBe(screen.getByRole('dialog'));
  });

  it('closes alone with Escape inside a dialog: one level at a time (CMP-11)', async () => {
    render(
      <dialog aria-label="Diálogo" ref={(element) => void (element?.open || element?.showModal())}>
        <div style={{ padding: 80 }}>{theme}</div>
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(bubble).toBeNull();
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
  });

  it('lets Escape close the dialog round it while it is hidden (TIP-1, CMP-11)', async () => {
    const view = (mode: 'visible' | 'hidden') => (
      <dialog aria-label="Diálogo" ref={(element) => void (element?.open || element?.showModal())}>
        <button type="button">Otro</button>
        <Tooltip content="Espera" delay={1e6}>
          <Button>Después</Button>
        </Tooltip>
        <Activity mode={mode}>
          <div data-test="box" style={{ blockSize: 80, overflow: 'auto' }}>
            <div style={{ blockSize: 500 }}>{theme}</div>
          </div>
        </Activity>
      </dialog>
    );
    const { rerender } = render(view('visible'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const focusTheme = async () => {
      act(() => screen.getByRole('button', { name: 'Otro' }).focus());
      act(() => screen.getByRole('button', { name: 'Tema' }).focus());
      await expect.poll(() => isSeen(bubble())).toBe(true);
    };
    const pressEscape = async () => {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog.open).toBe(false);
      dialog.showModal();
    };
    await userEvent.hover(screen.getByRole('button', { name: 'Después' }));
    await pressEscape();
    // Gone with its element,
    await focusTheme();
    document.querySelector('[data-test=box]')?.scrollTo(0, 300);
    await expect.poll(() => isSeen(bubble())).toBe(false);
    expect(bubble()).not.toBeNull();
    await pressEscape();
    // and kept for later with it.
    await focusTheme();
    rerender(view('hidden'));
    await pressEscape();
  });

  it('stays at an element that gets the focus below the fold, hidden while that is out of sight (TIP-1)', async () => {
    render(
      <div style={{ paddingBlock: 2000 }}>
        {theme}
        <p>Abajo</p>
      </div>,
    );
    scrollTo(0, 0);
    const scrolled = nextScroll();
    await userEvent.keyboard('{Tab}');
    const button = screen.getByRole('button', { name: 'Tema' });
    expect(document.activeElement).toBe(button);
    await scrolled;
    await expect.poll(() => isAbove(bubble(), button.getBoundingClientRect())).toBe(true);
    // So it does when the page goes on a little,
    const again = nextScroll();
    scrollBy(0, 40);
    await again;
    await expect.poll(() => isAbove(bubble(), button.getBoundingClientRect())).toBe(true);
    // is gone with its element,
    scrollTo(0, 0);
    await expect.poll(() => isSeen(bubble())).toBe(false);
    // and back with it.
    scrollTo(0, 1800);
    await expect.poll(() => isSeen(bubble())).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('is hidden when its element leaves a box that scrolls, in a shadow root too (TIP-1)', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const { unmount } = render(
      <div data-test="box" style={{ marginBlockStart: 200, blockSize: 80, overflow: 'auto' }}>
        <div style={{ blockSize: 500 }}>{theme}</div>
      </div>,
      { container: place },
    );
    const find = (selector: string) => place.querySelector<HTMLElement>(selector);
    const inRoot = () => host.shadowRoot?.querySelector('.gd-tooltip') ?? null;
    act(() => find('button')?.focus());
    await expect.poll(() => isSeen(inRoot())).toBe(true);
    find('[data-test=box]')?.scrollTo(0, 300);
    await expect.poll(() => isSeen(inRoot())).toBe(false);
    unmount();
    host.remove();
  });

  it('follows its element under the pointer, and goes when that is scrolled away from it (TIP-1)', async () => {
    render(
      <div data-test="box" style={{ marginBlockStart: 200, blockSize: 300, overflow: 'auto' }}>
        <div style={{ paddingBlock: 200, blockSize: 900 }}>{theme}</div>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Tema' });
    const box = document.querySelector('[data-test=box]');
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    const scrolled = nextScroll();
    box?.scrollTo(0, 4);
    await scrolled;
    await expect.poll(() => isAbove(bubble(), button.getBoundingClientRect())).toBe(true);
    box?.scrollTo(0, 100);
    await expect.poll(bubble).toBeNull();
    expect(button.getBoundingClientRect().top).toBeGreaterThan(200);
  });

  it('stays at an element that has the focus when the pointer crosses it (TIP-1)', async () => {
    render(
      <div style={{ padding: 120 }}>
        {theme}
        <p>Afuera</p>
        <p>Más lejos</p>
        <button type="button">Otro</button>
      </div>,
    );
    const cross = async () => {
      await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
      await userEvent.hover(screen.getByText('Afuera'));
      await userEvent.hover(screen.getByText('Más lejos'));
      await nextFrame();
    };
    await userEvent.tab();
    await expect.poll(bubble).not.toBeNull();
    await cross();
    await cross();
    expect(isSeen(bubble())).toBe(true);
    await userEvent.tab();
    await expect.poll(bubble).toBeNull();
    // A focus that a press brought keeps nothing.
    await userEvent.click(screen.getByRole('button', { name: 'Tema' }));
    await userEvent.hover(screen.getByText('Más lejos'));
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    await cross();
    await expect.poll(bubble).toBeNull();
  });

  it('does not open for a focus that a dialog gives back after a press, and does after Escape (TIP-1)', async () => {
    render(
      <div style={{ padding: 120 }}>
        <Tooltip content="Abre el mapa" delay={Number.POSITIVE_INFINITY}>
          <Button onClick={() => document.querySelector('dialog')?.showModal()}>Mapa</Button>
        </Tooltip>
        <dialog aria-label="Diálogo">
          <button type="button" onClick={() => document.querySelector('dialog')?.close()}>
            Cerrar
          </button>
        </dialog>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Mapa' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(document.activeElement).toBe(button);
    await nextFrame();
    expect(bubble()).toBeNull();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
    await expect.poll(bubble).not.toBeNull();
  });

  it('says why it opens and closes (TIP-1)', async () => {
    const onOpenChange = vi.fn();
    render(
      <div style={{ padding: 120 }}>
        <Tooltip content="Ayuda" delay={0} onOpenChange={onOpenChange}>
          <Button>Guardar</Button>
        </Tooltip>
        <p>Afuera</p>
        <p>Más lejos</p>
        <button type="button">Otro</button>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.hover(button);
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true, { reason: 'trigger' }]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'escape' }]);
    await userEvent.hover(screen.getByText('Más lejos'));
    await userEvent.tab();
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true, { reason: 'focus' }]);
    await userEvent.tab();
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'outside' }]);
  });

  it('never opens by the pointer with an endless delay, and does by the focus (TIP-1)', async () => {
    const onOpenChange = vi.fn();
    render(
      <div style={{ padding: 120 }}>
        <Tooltip content="Ayuda" delay={Number.POSITIVE_INFINITY} onOpenChange={onOpenChange}>
          <Button>Guardar</Button>
        </Tooltip>
        {theme}
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.hover(button);
    // This one waits too, and for longer than no time at all.
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    act(() => button.focus());
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true, { reason: 'focus' }]);
    act(() => button.blur());
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'outside' }]);
    // Nor just after it has closed.
    onOpenChange.mockClear();
    await userEvent.hover(button);
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  eachInTurn(['light', 'dark'], 2)('has no axe violations open, in %s (CMP-6)', async (scheme) => {
    document.documentElement.dataset.colorScheme = scheme;
    render(
      <div style={{ padding: 120 }}>
        <style>{'.gd-tooltip { animation: none }'}</style>
        <Tooltip content="Activar tema oscuro" open>
          <Button>Tema</Button>
        </Tooltip>
      </div>,
    );
    await expect.poll(bubble).not.toBeNull();
    await expectNoAxeViolations();
  });
});
