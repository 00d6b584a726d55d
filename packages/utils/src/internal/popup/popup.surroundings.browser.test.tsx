// biome-ignore-all lint/style/noExcessiveLinesPerFile: one kind of container after the other, over one popup
import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Popup } from './popup';

interface SampleProps {
  style?: CSSProperties;
  popupStyle?: CSSProperties;
  children?: ReactNode;
  onOutside?: () => void;
  onFocusLost?: () => void;
  container?: Element | null;
}

/** A field, and a list in a popup with one button. */
function Sample({ style, popupStyle, children, ...props }: SampleProps) {
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        style={{ inlineSize: 160, blockSize: 32, ...style }}
        onClick={(event) => setField(field ? null : event.currentTarget)}
      >
        Abrir
      </button>
      {field && (
        <Popup
          {...props}
          className="gd-popup"
          aria-label="Lista"
          role="dialog"
          anchor={field}
          onEscape={() => setField(null)}
          onOutside={() => {
            props.onOutside?.();
            setField(null);
          }}
          style={{ inlineSize: 200, ...popupStyle }}
        >
          {children ?? <button type="button">Opción</button>}
        </Popup>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Abrir' });
const popup = () => screen.getByRole('dialog', { name: 'Lista' });
const distance = () =>
  popup().getBoundingClientRect().top - opener().getBoundingClientRect().bottom;
/** Whether all of an element is visible, and each corner of it can be clicked. */
const isOnTop = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return [
    [left + 8, top + 8],
    [right - 8, top + 8],
    [left + 8, bottom - 8],
    [right - 8, bottom - 8],
  ].every(([x = 0, y = 0]) => element.contains(root.elementFromPoint(x, y)));
};

beforeEach(() => page.viewport(1000, 600));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('in the top layer (CMP-11)', () => {
  it.each([
    ['a box that cuts', { overflow: 'hidden', blockSize: 40, inlineSize: 170 }],
    ['a moved box that cuts', { overflow: 'hidden', blockSize: 40, transform: 'translateX(40px)' }],
    ['a layer below a higher one', { position: 'relative', zIndex: 0, isolation: 'isolate' }],
    ['a faint box', { opacity: 0.3, filter: 'blur(1px)' }],
  ] satisfies [string, CSSProperties][])('is whole and on top in %s', (_, style) => {
    render(
      <>
        <div style={style}>
          <Sample />
        </div>
        <div
          style={{
            position: 'fixed',
            insetBlockStart: 60,
            inlineSize: '100%',
            blockSize: 200,
            zIndex: 99_999,
            background: 'silver',
          }}
        />
      </>,
    );
    act(() => opener().click());
    expect(isOnTop(popup())).toBe(true);
    expect(distance()).toBeCloseTo(4, 0);
  });

  it('goes into the dialog round its control, so that a foreign focus trap takes it for inside', () => {
    render(
      <div
        role="dialog"
        aria-label="Ajeno"
        style={{ transform: 'translateX(80px)', overflow: 'hidden', inlineSize: 200 }}
      >
        <Sample />
      </div>,
    );
    act(() => opener().click());
    expect(screen.getByRole('dialog', { name: 'Ajeno' }).contains(popup())).toBe(true);
    expect(isOnTop(popup())).toBe(true);
  });

  it('lets a press in it close no popover round it', async () => {
    render(
      <div
        popover="auto"
        ref={(element) => void (element?.matches(':popover-open') || element?.showPopover())}
      >
        <Sample />
      </div>,
    );
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Opción' }));
    expect(popup().closest('[popover=auto]')?.matches(':popover-open')).toBe(true);
    expect(isOnTop(popup())).toBe(true);
  });

  it('never stands in a label: a press in it is no press on the field', async () => {
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the button in it is the control
      <label>
        Ciudad <Sample />
      </label>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ciudad' }));
    expect(popup().closest('label')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Opción' }));
    expect(popup()).not.toBeNull();
  });
});

describe('through roots and windows', () => {
  it('works in a shadow root: opens, closes by its control, by a press outside, by Escape', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML =
      '<style>.gd-popup-frame { position: fixed; margin: 0; border: 0; padding: 0; inset: auto } .gd-popup { background: white; min-block-size: 60px }</style><p>Fuera</p>';
    render(
      createPortal(<Sample />, root.appendChild(document.createElement('div')) as HTMLElement),
    );
    const inside = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
    const button = () => inside<HTMLButtonElement>('button');
    const list = () => inside('[role=dialog]');
    const press = (element: Element | null) => {
      if (!element) throw new Error('is not there');
      return userEvent.click(element);
    };
    await press(button());
    expect(list()).not.toBeNull();
    expect(isOnTop(list() as Element)).toBe(true);
    await press(button());
    await expect.poll(list).toBeNull();
    await press(button());
    await press(list()?.firstElementChild ?? null);
    expect(list()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(list).toBeNull();
    await press(button());
    await press(inside('p'));
    await expect.poll(list).toBeNull();
    host.remove();
  });

  it('works in a frame: above when it does not fit below, Escape, a press outside', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'inline-size: 400px; block-size: 300px; border: 0';
    const inner = frame.contentDocument;
    if (!inner) throw new Error('no page in the frame');
    inner.body.innerHTML =
      '<style>body { margin: 0 } .gd-popup-frame { position: fixed; margin: 0; border: 0; padding: 0; inset: auto } .gd-popup { background: white; block-size: 120px }</style><div id="root"></div>';
    render(
      createPortal(
        <div style={{ paddingBlockStart: 250 }}>
          <Sample />
          <p style={{ margin: 0 }}>Fuera</p>
        </div>,
        inner.getElementById('root') as HTMLElement,
      ),
    );
    const list = () => inner.querySelector<HTMLElement>('[role=dialog]');
    const button = inner.querySelector('button') as HTMLButtonElement;
    act(() => button.click());
    expect(list()?.dataset.side).toBe('top');
    expect(isOnTop(list() as Element)).toBe(true);
    act(() => button.focus());
    // The window's own event: the runner's keys go to the outer page.
    const Press = inner.defaultView?.KeyboardEvent ?? KeyboardEvent;
    act(
      () =>
        void button.dispatchEvent(
          new Press('keydown', { key: 'Escape', bubbles: true, composed: true }),
        ),
    );
    expect(list()).toBeNull();
    act(() => button.click());
    const down = (element: Element | null) =>
      act(
        () =>
          void element?.dispatchEvent(
            new (inner.defaultView?.Event ?? Event)('pointerdown', { bubbles: true }),
          ),
      );
    down(list());
    await new Promise((resolve) => setTimeout(resolve));
    expect(list()).not.toBeNull();
    down(inner.querySelector('p'));
    await expect.poll(list).toBeNull();
    frame.remove();
  });
});

describe('its control', () => {
  it('that is scrolled out of its box takes the popup along, and brings it back', async () => {
    render(
      <div data-testid="box" style={{ blockSize: 120, overflow: 'auto' }}>
        <Sample />
        <div style={{ blockSize: 800 }} />
      </div>,
    );
    act(() => opener().click());
    act(() => screen.getByRole('button', { name: 'Opción' }).focus());
    const seen = () => getComputedStyle(popup().parentElement as Element).opacity;
    // A person has seen it before it is scrolled.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    screen.getByTestId('box').scrollTop = 200;
    await expect.poll(seen).toBe('0');
    expect(document.activeElement?.textContent).toBe('Opción');
    screen.getByTestId('box').scrollTop = 0;
    await expect.poll(seen).toBe('1');
    await expect.poll(distance).toBeCloseTo(4, 0);
  });

  eachInTurn(['scale(0.83)', 'rotate(7deg)', 'translateX(0.3px) scale(1.07) rotate(-3deg)'], 3)(
    'leaves the popup alone while it rests under %s',
    async (transform) => {
      render(
        <div style={{ transform, padding: 40 }}>
          <Sample />
        </div>,
      );
      act(() => opener().click());
      await expect.poll(distance).toBeCloseTo(4, 0);
      const changed = vi.fn();
      const observer = new MutationObserver(changed);
      observer.observe(popup().parentElement as Element, { attributes: true, subtree: true });
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      observer.disconnect();
      expect(changed).not.toHaveBeenCalled();
    },
  );

  it('is followed while it is animated', async () => {
    render(
      <div data-testid="box" style={{ inlineSize: 200 }}>
        <Sample />
      </div>,
    );
    act(() => opener().click());
    const motion = screen
      .getByTestId('box')
      .animate([{ transform: 'none' }, { transform: 'translate(200px, 100px)' }], {
        duration: 400,
        fill: 'both',
      });
    await motion.finished;
    await expect
      .poll(() => Math.round(popup().getBoundingClientRect().left))
      .toBe(Math.round(opener().getBoundingClientRect().left));
    await expect.poll(distance).toBeCloseTo(4, 0);
  });

  it('asks for no frame while it is open and nothing on the page changes', async () => {
    render(<Sample />);
    act(() => opener().click());
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    await expect
      .poll(async () => {
        frames.mockClear();
        await new Promise((resolve) => setTimeout(resolve, 150));
        return frames.mock.calls.length;
      })
      .toBe(0);
    frames.mockRestore();
    opener().style.marginInlineStart = '40px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(popup().getBoundingClientRect().left).toBe(opener().getBoundingClientRect().left);
  });

  it('that grows takes the popup along, without an error for what is observed in it', async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', listen);
    render(
      // Deeper in the document than all of the popup.
      <div>
        <div>
          <div>
            <Sample
              popupStyle={{ inlineSize: 'var(--gd-popup-anchor-width)', boxSizing: 'border-box' }}
            />
          </div>
        </div>
      </div>,
    );
    act(() => opener().click());
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const inside = vi.fn();
    const insideWatcher = new ResizeObserver(inside);
    insideWatcher.observe(popup());
    const gaps: number[] = [];
    // Made after the popup's own: it sees what that one did in the same frame.
    const outsideWatcher = new ResizeObserver(() => gaps.push(distance()));
    outsideWatcher.observe(opener());
    await expect.poll(() => [inside.mock.calls.length, gaps.length]).toEqual([1, 1]);
    Object.assign(opener().style, { inlineSize: '320px', blockSize: '60px' });
    await expect.poll(() => gaps.length).toBe(2);
    expect(gaps[1]).toBeCloseTo(4, 0);
    await expect.poll(() => popup().getBoundingClientRect().width).toBe(320);
    await expect.poll(() => inside.mock.calls.length).toBeGreaterThan(1);
    await frame();
    await frame();
    insideWatcher.disconnect();
    outsideWatcher.disconnect();
    window.removeEventListener('error', listen);
    expect(errors).toEqual([]);
  });
});

describe('the focus', () => {
  eachInTurn(['removed', 'disabled', 'hidden'], 3)(
    'stays in the popup when its part is %s',
    async (how) => {
      render(
        <Sample>
          <Parts how={how} />
        </Sample>,
      );
      await userEvent.click(opener());
      await userEvent.click(screen.getByRole('button', { name: 'Opción' }));
      await expect.poll(() => document.activeElement).toBe(popup());
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('what goes wrong', () => {
  it('a parent that stops every press: a press outside closes all the same', async () => {
    render(
      <div
        ref={(element) => {
          for (const type of ['pointerdown', 'mousedown', 'click', 'focusin']) {
            element?.addEventListener(type, (event) => event.stopPropagation());
          }
        }}
      >
        <p>Fuera</p>
      </div>,
    );
    render(<Sample style={{ marginBlockStart: 60 }} />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByText('Fuera'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('a container that is null, or not in the page', () => {
    const { unmount } = render(<Sample container={null} />);
    act(() => opener().click());
    expect(isOnTop(popup())).toBe(true);
    unmount();
    render(<Sample container={document.createElement('div')} />);
    act(() => opener().click());
    expect(isOnTop(popup())).toBe(true);
  });

  it('a control in a dialog that is not in the page: nothing throws', () => {
    const dialog = document.createElement('dialog');
    dialog.open = true;
    const { getByRole, unmount } = render(<Sample />, { container: dialog });
    act(() => getByRole('button', { name: 'Abrir' }).click());
    expect(dialog.querySelector('[popover]')).not.toBeNull();
    unmount();
  });

  it('a control that goes away while open: nothing throws, Escape closes', async () => {
    render(<Sample />);
    await userEvent.click(opener());
    act(() => screen.getByRole('button', { name: 'Opción' }).focus());
    opener().style.display = 'none';
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

/** A button that goes away, in one way or another, when it is pressed. */
function Parts({ how }: { how: string }) {
  const [gone, setGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <>
      {!(gone && how === 'removed') && (
        <button
          ref={button}
          type="button"
          disabled={gone && how === 'disabled'}
          hidden={gone && how === 'hidden'}
          onClick={() => setGone(true)}
        >
          Opción
        </button>
      )}
    </>
  );
}
