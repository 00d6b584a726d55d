// biome-ignore-all lint/style/noExcessiveLinesPerFile: what a popover promises in a browser, over one set-up
import { eachInTurn, expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { utilsLabelsEnUS } from '../labels/en-us';
import { GuaduaProvider } from '../labels/guadua-provider';
import { Popover } from './popover';
import type { PopoverProps } from './popover.types';

function Sample(props: Partial<PopoverProps>) {
  return (
    <>
      <p>Afuera</p>
      <div style={{ padding: 120 }}>
        <Popover
          title="Compartir"
          description="Quien tenga el enlace puede ver la página."
          trigger={<Button>Abrir</Button>}
          {...props}
        >
          <label>
            Nombre <input />
          </label>
        </Popover>
      </div>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Abrir' });
const popover = () => screen.queryByRole('dialog', { name: 'Compartir' });
const gone = () => expect.poll(popover).toBeNull();
const shown = () => expect.poll(popover).not.toBeNull();

beforeEach(() => page.viewport(1280, 800));

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
});

describe('opening and closing (POP-1)', () => {
  it('is gone after Escape with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    render(<Sample />);
    await userEvent.click(trigger());
    await shown();
    await userEvent.keyboard('{Escape}');
    await gone();
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  it('opens by its trigger, with the focus in it, named and described', async () => {
    render(<Sample />, { wrapper: StrictMode });
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    act(() => trigger().focus());
    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard(' ');
    await shown();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(popover()?.id);
    const description = document.getElementById(popover()?.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Quien tenga el enlace puede ver la página.');
    await expect.poll(() => popover()?.contains(document.activeElement)).toBe(true);
  });

  it('reports why it closes: Escape, a press outside, its button, its trigger', async () => {
    const onOpenChange = vi.fn();
    render(<Sample onOpenChange={onOpenChange} />);
    const last = () => onOpenChange.mock.lastCall;
    const open = async () => {
      await userEvent.click(trigger());
      await shown();
      expect(last()).toEqual([true, { reason: 'trigger' }]);
    };
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(last()).toEqual([false, { reason: 'escape' }]);
    expect(document.activeElement).toBe(trigger());
    await open();
    await userEvent.click(screen.getByText('Afuera'));
    await gone();
    expect(last()).toEqual([false, { reason: 'outside' }]);
    expect(document.activeElement).not.toBe(trigger());
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await gone();
    expect(last()).toEqual([false, { reason: 'close' }]);
    expect(document.activeElement).toBe(trigger());
    await open();
    await userEvent.click(trigger());
    await gone();
    expect(last()).toEqual([false, { reason: 'trigger' }]);
    expect(onOpenChange).toHaveBeenCalledTimes(8);
  });

  it('stays open while its caller says so, and leaves nothing when it goes', async () => {
    const onOpenChange = vi.fn();
    const before = document.body.childElementCount;
    const { unmount } = render(<Sample open onOpenChange={onOpenChange} />);
    await shown();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
    expect(popover()).not.toBeNull();
    unmount();
    await expect.poll(() => document.body.childElementCount).toBeLessThanOrEqual(before + 1);
    expect(document.querySelector('.gd-top-layer-host')).toBeNull();
  });

  it('goes when its trigger does', async () => {
    const { rerender } = render(<Sample />);
    await userEvent.click(trigger());
    await shown();
    rerender(<p>Nada</p>);
    await gone();
    expect(document.querySelector('.gd-top-layer-host')).toBeNull();
  });

  it('two may be open at once; Escape closes the newest', async () => {
    render(
      <Sample
        trigger={<Button>Abrir</Button>}
        description={
          <Popover aria-label="Más" trigger={<button type="button">Más</button>}>
            Detalle
          </Popover>
        }
      />,
    );
    await userEvent.click(trigger());
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Más' }));
    const inner = () => screen.queryByRole('dialog', { name: 'Más' });
    await expect.poll(inner).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(inner).toBeNull();
    expect(popover()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('warns about one without a name', () => {
    render(<Popover trigger={<Button>Abrir</Button>}>Texto</Popover>);
    expectConsole('warn', /<Popover> has no name/);
  });
});

describe('where it is (POP-2, CMP-11)', () => {
  it('is on top of everything, whole, in a box that cuts and moves', async () => {
    render(
      <>
        <div style={{ overflow: 'hidden', blockSize: 300, transform: 'translateX(10px)' }}>
          <Sample arrow={false} />
        </div>
        <div
          style={{
            position: 'fixed',
            insetBlockStart: 220,
            inlineSize: '100%',
            blockSize: 300,
            zIndex: 99_999,
            background: 'silver',
          }}
        />
      </>,
    );
    act(() => trigger().click());
    await shown();
    await expect
      .poll(() => {
        const { left, bottom, width } = (popover() as Element).getBoundingClientRect();
        return popover()?.contains(document.elementFromPoint(left + width / 2, bottom - 6));
      })
      .toBe(true);
  });

  it('takes the side it is given, and the other where it does not fit', async () => {
    const { rerender } = render(<Sample side="left" defaultOpen />);
    await expect.poll(() => popover()?.dataset.side).toBe('right');
    rerender(<Sample side="top" defaultOpen />);
    await expect.poll(() => popover()?.dataset.side).toBe('top');
  });

  it('goes into the container it is given; null and a detached one mean the default', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const containers = [place, null, document.createElement('div')];
    for (const container of containers) {
      const { unmount } = render(<Sample open container={container} />);
      await shown();
      expect(place.contains(popover())).toBe(container === place);
      unmount();
    }
    place.remove();
  });

  it('makes the rest inactive when it is modal', async () => {
    const onClick = vi.fn();
    render(
      <>
        <button type="button" onClick={onClick}>
          Otro
        </button>
        <Sample modal />
      </>,
    );
    const sheets = document.querySelectorAll('style').length;
    await userEvent.click(trigger());
    await shown();
    const other = screen.getByText('Otro');
    await expect.poll(() => other.closest('[aria-hidden=true]')).not.toBeNull();
    other.focus();
    expect(popover()?.contains(document.activeElement)).toBe(true);
    await userEvent.click(other, { force: true });
    await gone();
    expect(onClick).not.toHaveBeenCalled();
    expect(other.closest('[aria-hidden]')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(trigger());
    // As a strict policy for content wants it.
    expect(document.querySelectorAll('style').length).toBe(sheets);
  });

  it('gives the focus back when it is modal and a press outside closes it', async () => {
    render(<Sample modal />);
    await userEvent.click(trigger());
    await shown();
    await expect.poll(() => popover()?.contains(document.activeElement)).toBe(true);
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    await gone();
    await expect.poll(() => document.activeElement).toBe(trigger());
  });

  it('is a sheet at the foot of a narrow screen, and stays one while it is open', async () => {
    await page.viewport(390, 700);
    const onOpenChange = vi.fn();
    render(<Sample onOpenChange={onOpenChange} />);
    await userEvent.click(trigger());
    await shown();
    expect(popover()?.ariaModal).toBe('true');
    const field = screen.getByRole('textbox', { name: 'Nombre' });
    await userEvent.fill(field, 'Ana');
    await expect.poll(() => Math.round(popover()?.getBoundingClientRect().bottom ?? 0)).toBe(700);
    expect(popover()?.getBoundingClientRect().width).toBe(390);
    await page.viewport(800, 390);
    await expect.poll(() => innerWidth).toBe(800);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Ana');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    expect(document.activeElement).toBe(trigger());
  });

  it('is no sheet where that is not wanted', async () => {
    await page.viewport(390, 700);
    render(<Sample mobileSheet={false} />);
    await userEvent.click(trigger());
    await shown();
    expect(popover()?.ariaModal).toBeNull();
  });
});

describe('what it says and looks like', () => {
  it('uses the language of its tree (LBL-1)', async () => {
    render(
      <GuaduaProvider labels={[utilsLabelsEnUS]}>
        <Sample defaultOpen />
      </GuaduaProvider>,
    );
    await expect.poll(() => screen.queryByRole('button', { name: 'Close' })).not.toBeNull();
  });

  it('gives each part its class (CMP-2)', async () => {
    render(
      <Sample
        defaultOpen
        className="own"
        classNames={{
          root: 'a',
          header: 'b',
          title: 'c',
          description: 'd',
          body: 'e',
          close: 'f',
          arrow: 'g',
        }}
      />,
    );
    await shown();
    for (const name of ['own', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      expect(document.querySelectorAll(`.${name}`), name).toHaveLength(1);
    }
  });

  it('keeps what is in it up to date', async () => {
    render(<Counter />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Sumar' }));
    await expect.poll(() => popover()?.textContent).toContain('1 vez');
  });

  eachInTurn(['light', 'dark'], 2)('has no axe violations in %s (CMP-6)', async (scheme) => {
    document.documentElement.dataset.colorScheme = scheme;
    render(
      <main style={{ background: 'var(--gd-surface)', color: 'var(--gd-text)' }}>
        <style>{'.gd-popover { animation: none }'}</style>
        <Sample defaultOpen />
      </main>,
    );
    await shown();
    await expectNoAxeViolations();
  });
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div style={{ padding: 100 }}>
      <Popover title="Compartir" trigger={<Button>Abrir</Button>}>
        <Button onClick={() => setCount(count + 1)}>Sumar</Button>
        <span>{count} vez</span>
      </Popover>
    </div>
  );
}
