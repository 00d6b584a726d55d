// biome-ignore-all lint/style/noExcessiveLinesPerFile: what popup and sheet promise in a browser, over one set-up
import { act, render, screen } from '@testing-library/react';
import { type CSSProperties, type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Popup } from './popup';

const popup = () => screen.queryByRole('dialog');
const boxOf = (element: Element | null) => {
  if (!element) throw new Error('is not there');
  return element.getBoundingClientRect();
};
const anchor = () => screen.getByRole('button', { name: 'Abrir' });

interface SampleProps {
  style?: CSSProperties;
  height?: number;
  container?: Element;
  children?: ReactNode;
  onEscape?: () => void;
  onOutside?: () => void;
}

function Sample({ style, height = 200, container, children, ...events }: SampleProps) {
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        style={{ inlineSize: 200, blockSize: 40, ...style }}
        onClick={(event) => setField(field ? null : event.currentTarget)}
      >
        Abrir
      </button>
      {field && (
        <Popup
          role="dialog"
          aria-label="Lista"
          anchor={field}
          container={container ?? document.body}
          onEscape={() => {
            events.onEscape?.();
            setField(null);
          }}
          onOutside={() => {
            events.onOutside?.();
            setField(null);
          }}
          style={{
            overflow: 'auto',
            inlineSize: 240,
            maxBlockSize: 'var(--gd-popup-height)',
            background: 'white',
          }}
        >
          <div style={{ blockSize: height }}>
            <input aria-label="Buscar" />
            {children}
          </div>
        </Popup>
      )}
    </>
  );
}

beforeEach(() => page.viewport(1000, 600));
afterEach(() => {
  window.scrollTo(0, 0);
  document.documentElement.dir = '';
});

describe('place', () => {
  it('is right from the first layout on, also where nothing was measured yet', async () => {
    render(
      <Sample style={{ position: 'absolute', insetBlockStart: 540, insetInlineStart: 900 }} />,
    );
    act(() => anchor().click());
    // No frame, no promise has passed since.
    expect(boxOf(popup())).toMatchObject({ bottom: 536, right: 992 });
    expect(popup()?.dataset.side).toBe('top');
  });

  it('is as tall as the available space', () => {
    render(<Sample height={900} style={{ position: 'absolute', insetBlockStart: 100 }} />);
    act(() => anchor().click());
    expect(boxOf(popup())).toMatchObject({ top: 144, height: 448 });
  });

  it('follows lines that run from right to left', () => {
    document.documentElement.dir = 'rtl';
    render(<Sample style={{ position: 'absolute', insetBlockStart: 50, insetInlineStart: 300 }} />);
    act(() => anchor().click());
    expect(boxOf(popup()).right).toBe(boxOf(anchor()).right);
    expect(getComputedStyle(popup() as Element).direction).toBe('rtl');
  });

  it.each(['translate(30px, 20px)', 'scale(0.5)'])('holds in a box with %s', (transform) => {
    const container = document.createElement('div');
    document.body.append(container);
    container.style.cssText = `position: absolute; inset: 40px; transform: ${transform}`;
    render(
      <Sample
        container={container}
        style={{ position: 'absolute', insetBlockStart: 80, insetInlineStart: 300 }}
      />,
    );
    act(() => anchor().click());
    const [box, of] = [boxOf(popup()), boxOf(anchor())];
    expect(box.left).toBeCloseTo(of.left, 0);
    expect(box.top).toBeCloseTo(of.bottom + 4, 0);
    act(() => anchor().click());
    container.remove();
  });

  it('is not led astray by an animation of the popup', () => {
    const sheet = document.createElement('style');
    sheet.textContent =
      '@keyframes drop { from { transform: translateY(-40px) scale(0.8) } } [role=dialog] { animation: drop 10s }';
    document.head.append(sheet);
    render(<Sample style={{ position: 'absolute', insetBlockStart: 50 }} />);
    act(() => anchor().click());
    expect(boxOf(popup()?.parentElement ?? null).top).toBe(94);
    sheet.remove();
  });

  it('follows its anchor: scrolling, what comes above it, its size, its own size', async () => {
    const { rerender } = render(
      <div data-testid="box" style={{ blockSize: 500, overflow: 'auto', overflowAnchor: 'none' }}>
        <div data-testid="above" style={{ blockSize: 300 }} />
        <Sample />
        <div style={{ blockSize: 800 }} />
      </div>,
    );
    act(() => anchor().click());
    const distance = () => boxOf(popup()).top - boxOf(anchor()).bottom;
    expect(distance()).toBeCloseTo(4);
    screen.getByTestId('box').scrollTop = 200;
    await expect.poll(distance).toBeCloseTo(4);
    expect(boxOf(anchor()).top).toBe(100);

    screen.getByTestId('above').style.blockSize = '260px';
    await expect.poll(distance).toBeCloseTo(4);

    const frame = popup()?.parentElement;
    anchor().style.inlineSize = '320px';
    await expect.poll(() => frame?.style.getPropertyValue('--gd-popup-anchor-width')).toBe('320px');

    // Above its anchor, a popup that gets shorter stays next to it.
    screen.getByTestId('above').style.blockSize = '640px';
    await expect.poll(() => popup()?.dataset.side).toBe('top');
    const content = popup()?.firstElementChild as HTMLElement;
    content.style.blockSize = '60px';
    await expect.poll(() => boxOf(anchor()).top - boxOf(popup()).bottom).toBeCloseTo(4);
    expect(popup()?.dataset.side).toBe('top');
    rerender(<div />);
  });
});

describe('closing', () => {
  it('reports a press outside once the focus has moved, and a focus outside', async () => {
    const onOutside = vi.fn(() => document.activeElement?.textContent);
    render(
      <>
        <Sample onOutside={onOutside} />
        <button type="button" style={{ position: 'fixed', insetBlockStart: 500 }}>
          Fuera
        </button>
        <p style={{ position: 'fixed', insetBlockStart: 550 }}>Texto</p>
      </>,
    );
    await userEvent.click(anchor());
    await userEvent.click(screen.getByLabelText('Buscar'));
    expect(popup()).not.toBeNull();
    await userEvent.click(screen.getByText('Fuera'));
    await expect.poll(popup).toBeNull();
    expect(onOutside).toHaveReturnedWith('Fuera');

    await userEvent.click(anchor());
    await userEvent.click(screen.getByText('Texto'));
    await expect.poll(popup).toBeNull();

    await userEvent.click(anchor());
    act(() => screen.getByText('Fuera').focus());
    await expect.poll(popup).toBeNull();
  });

  it('counts what is inside by the React tree as inside', async () => {
    const onOutside = vi.fn();
    render(
      <Sample onOutside={onOutside}>
        {createPortal(
          <button type="button" style={{ position: 'fixed', insetBlockStart: 500 }}>
            Dentro
          </button>,
          document.body,
        )}
      </Sample>,
    );
    await userEvent.click(anchor());
    await userEvent.click(screen.getByText('Dentro'));
    expect(onOutside).not.toHaveBeenCalled();
    expect(popup()).not.toBeNull();
  });

  it('takes a finger that scrolls for no press', async () => {
    const onOutside = vi.fn();
    render(<Sample onOutside={onOutside} />);
    await userEvent.click(anchor());
    const press = (type: string) =>
      act(() =>
        document.body.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch' }),
        ),
      );
    press('pointerdown');
    press('pointercancel');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(onOutside).not.toHaveBeenCalled();
    press('pointerdown');
    press('click');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  it('stays open at the very press that opened it', async () => {
    render(<ByPress />);
    const opener = screen.getByText('Otro');
    opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(popup).not.toBeNull();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(popup()).not.toBeNull();
  });

  it('closes one level at each Escape, and lets no other listener get it', async () => {
    const foreign = vi.fn();
    document.addEventListener('keydown', foreign, true);
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <StrictMode>
        <Sample onEscape={outer}>
          <Inner onEscape={inner} />
        </Sample>
      </StrictMode>,
    );
    await userEvent.click(anchor());
    await userEvent.click(screen.getByText('Más'));
    await userEvent.keyboard('{Escape}');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
    await userEvent.keyboard('{Escape}');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
    expect(foreign).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(foreign).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', foreign, true);
  });

  it('leaves Escape to those who have the focus', async () => {
    const onEscape = vi.fn();
    render(
      <Sample onEscape={onEscape}>
        {createPortal(
          <input aria-label="Encima" style={{ position: 'fixed', insetBlockStart: 500 }} />,
          document.body,
        )}
      </Sample>,
    );
    await userEvent.click(anchor());
    await userEvent.click(screen.getByLabelText('Encima'));
    await userEvent.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
  });
});

/** Opens as soon as the button goes down, while that press is still on its way. */
function ByPress() {
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <>
      <p>Campo</p>
      <button type="button" onPointerDown={() => setField(screen.getByText('Campo'))}>
        Otro
      </button>
      {field && (
        <Popup
          role="dialog"
          anchor={field}
          container={document.body}
          onEscape={() => {}}
          onOutside={() => setField(null)}
        />
      )}
    </>
  );
}

function Inner({ onEscape }: { onEscape: () => void }) {
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setField(event.currentTarget)}>
        Más
      </button>
      {field && (
        <Popup
          aria-label="Segunda"
          anchor={field}
          container={document.body}
          onEscape={() => {
            onEscape();
            setField(null);
          }}
          onOutside={() => setField(null)}
        >
          Segunda
        </Popup>
      )}
    </>
  );
}

describe('the end', () => {
  it('leaves no element and no listener', async () => {
    const targets = [window, document, document.documentElement, window.visualViewport];
    let count = 0;
    const spies = targets.flatMap((target) =>
      target
        ? [
            vi.spyOn(target, 'addEventListener').mockImplementation(function (
              this: EventTarget,
              ...args
            ) {
              count += 1;
              EventTarget.prototype.addEventListener.apply(this, args as never);
            }),
            vi.spyOn(target, 'removeEventListener').mockImplementation(function (
              this: EventTarget,
              ...args
            ) {
              count -= 1;
              EventTarget.prototype.removeEventListener.apply(this, args as never);
            }),
          ]
        : [],
    );
    const before = document.body.childElementCount;
    const { unmount } = render(
      <StrictMode>
        <Sample />
      </StrictMode>,
    );
    act(() => anchor().click());
    expect(popup()).not.toBeNull();
    expect(count).toBeGreaterThan(0);
    unmount();
    for (const spy of spies) spy.mockRestore();
    expect(count).toBe(0);
    expect(document.body.childElementCount).toBeLessThanOrEqual(before + 1);
  });
});
