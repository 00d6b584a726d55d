// biome-ignore-all lint/style/noExcessiveLinesPerFile: each way to press, by mouse, touch, pen and keyboard, over one set-up
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { LongPressOptions, PressDetails } from './long-press.types';
import { useLongPress } from './use-long-press';

const THRESHOLD = 150;
/** For a press that is short, however late a busy machine lets it end. */
const NEVER = 600_000;
let log: string[] = [];
const clicked = vi.fn();
const menu = vi.fn<(isPrevented: boolean) => void>();

const noted = (name: string) => (details: PressDetails) => {
  log.push(`${name} ${details.pointerType}`);
};

function Target(props: LongPressOptions) {
  const { pressProps, state } = useLongPress({
    onShortPress: noted('short'),
    onLongPress: noted('long'),
    onLongPressEnd: noted('end'),
    threshold: THRESHOLD,
    ...props,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what bubbles
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to what bubbles
    <div
      onClick={clicked}
      onContextMenu={(event) => menu(event.isDefaultPrevented())}
      style={{ blockSize: 2000, paddingBlockStart: 40 }}
    >
      <button type="button" {...pressProps} style={{ ...pressProps.style, padding: 30 }}>
        Presióname
      </button>
      <output>{state}</output>
    </div>
  );
}

beforeEach(() => {
  log = [];
  clicked.mockClear();
  menu.mockClear();
});

function mount(props: LongPressOptions = {}) {
  const { rerender, unmount } = render(<Target {...props} />, { wrapper: StrictMode });
  return { change: (changed: LongPressOptions) => rerender(<Target {...changed} />), unmount };
}

const button = () => screen.getByRole('button');
const state = (name: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(name));

/** The middle of the button in the coordinates of the whole browser page. */
function middle(dx = 0, dy = 0) {
  const box = button().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: (frame?.left ?? 0) + box.left + box.width / 2 + dx,
    y: (frame?.top ?? 0) + box.top + box.height / 2 + dy,
  };
}

/** How far a place in the window is from that. */
function offsetOf(x: number, y: number): [number, number] {
  const box = button().getBoundingClientRect();
  return [x - box.left - box.width / 2, y - box.top - box.height / 2];
}

type PointerType = 'mouse' | 'pen';
const point = (
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved',
  pointerType: PointerType,
  [dx, dy]: readonly [number, number] = [0, 0],
  more: { modifiers?: number; button?: 'left' | 'right' } = {},
) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    pointerType,
    button: 'left',
    clickCount: 1,
    ...middle(dx, dy),
    ...more,
  });

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: [number, number][]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: offsets.map(([dx, dy], id) => ({ id, ...middle(dx, dy) })),
  });

describe.each(['mouse', 'pen'] as const)('by %s (BRW-7)', (pointer) => {
  it('is short when let go before the threshold', async () => {
    mount({ threshold: NEVER });
    await point('mousePressed', pointer);
    await state('pressing');
    expect(button()).toHaveProperty('dataset.pressing', '');
    await point('mouseReleased', pointer);
    await state('idle');
    expect(log).toEqual([`short ${pointer}`]);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is long at the threshold, and swallows the click that follows', async () => {
    const pressing = vi.fn();
    mount({ onLongPressing: pressing });
    await point('mousePressed', pointer);
    await state('long-pressing');
    expect(log).toEqual([`long ${pointer}`]);
    await waitFor(() => expect(pressing.mock.calls.length).toBeGreaterThan(1));
    expect(pressing.mock.lastCall?.[0].duration).toBeGreaterThanOrEqual(THRESHOLD);
    await point('mouseReleased', pointer);
    await state('idle');
    expect(log).toEqual([`long ${pointer}`, `end ${pointer}`]);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('survives a small movement and is cancelled by one of more than 10 px', async () => {
    mount({ threshold: NEVER });
    await point('mousePressed', pointer);
    await point('mouseMoved', pointer, [6, 8]);
    await state('pressing');
    await point('mouseMoved', pointer, [7, 8]);
    await state('idle');
    await point('mouseReleased', pointer, [7, 8]);
    expect(log).toEqual([]);
  });

  it.each([
    ['leaving', () => point('mouseMoved', pointer, [0, 200])],
    ['a window that loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ])('is cancelled by %s', async (_, cancel) => {
    mount({ threshold: NEVER });
    await point('mousePressed', pointer);
    await state('pressing');
    await cancel();
    await state('idle');
    await point('mouseReleased', pointer, [0, 200]);
    expect(log).toEqual([]);
  });

  it('ends a long press by leaving, once, with no click later', async () => {
    const { change } = mount();
    await point('mousePressed', pointer);
    await state('long-pressing');
    await point('mouseMoved', pointer, [0, 12]);
    await state('idle');
    await point('mouseReleased', pointer, [0, 12]);
    change({ threshold: NEVER });
    await point('mousePressed', pointer);
    await point('mouseReleased', pointer);
    await waitFor(() =>
      expect(log).toEqual([`long ${pointer}`, `end ${pointer}`, `short ${pointer}`]),
    );
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

describe('by mouse (BRW-7)', () => {
  it.each([1, 2, 4, 8])('leaves a click with a modifier alone (%i)', async (modifiers) => {
    mount({ threshold: 0 });
    await point('mousePressed', 'mouse', [0, 0], { modifiers });
    await point('mouseReleased', 'mouse', [0, 0], { modifiers });
    await state('idle');
    expect(log).toEqual([]);
  });

  it('leaves the other buttons and the context menu of a mouse alone', async () => {
    mount();
    await point('mousePressed', 'mouse', [0, 0], { button: 'right' });
    await point('mouseReleased', 'mouse', [0, 0], { button: 'right' });
    await waitFor(() => expect(menu).toHaveBeenCalledWith(false));
    expect(log).toEqual([]);
  });

  it('is cancelled by scrolling', async () => {
    mount({ threshold: NEVER });
    await point('mousePressed', 'mouse');
    await state('pressing');
    window.scrollTo(0, 5);
    await state('idle');
    await point('mouseReleased', 'mouse');
    expect(log).toEqual([]);
  });
});

describe('a scroll that takes nothing away from under the pointer (BRW-7)', () => {
  it.each([
    ['came before it went down', () => window.scrollBy(0, 7), () => {}],
    ['is another part’s', () => {}, () => screen.getByTestId('other').scrollTo(0, 20)],
  ])('cancels no press: it %s', async (_, before, during) => {
    render(
      <div data-testid="other" style={{ blockSize: 40, overflow: 'auto' }}>
        <div style={{ blockSize: 400 }} />
      </div>,
    );
    mount({ threshold: NEVER });
    const scrolled = vi.fn();
    document.addEventListener('scroll', scrolled, { capture: true });
    const dispatch = (type: string) => {
      const [x, y] = [
        button().getBoundingClientRect().x + 5,
        button().getBoundingClientRect().y + 5,
      ];
      const init = {
        bubbles: true,
        isPrimary: true,
        pointerType: 'mouse',
        button: 0,
        // Not the mouse: after a scroll WebKit says where that is.
        pointerId: 99,
      };
      button().dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
    };
    before();
    dispatch('pointerdown');
    during();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    document.removeEventListener('scroll', scrolled, { capture: true });
    dispatch('pointerup');
    expect(log).toEqual(['short mouse']);
    window.scrollTo(0, 0);
  });
});

describe('by touch (BRW-7)', () => {
  it('is short or long, and suppresses the context menu', async () => {
    const { change } = mount({ threshold: NEVER });
    await touch('touchStart', [0, 0]);
    await state('pressing');
    await touch('touchEnd');
    await state('idle');
    expect(log).toEqual(['short touch']);
    change({});
    await touch('touchStart', [0, 0]);
    await state('long-pressing');
    await touch('touchEnd');
    await state('idle');
    expect(log).toEqual(['short touch', 'long touch', 'end touch']);
    for (const [isPrevented] of menu.mock.calls) expect(isPrevented).toBe(true);
  });

  it('is cancelled by a second finger', async () => {
    mount({ threshold: NEVER });
    await touch('touchStart', [-10, 0]);
    await state('pressing');
    await touch('touchStart', [-10, 0], [10, 0]);
    await state('idle');
    await touch('touchEnd');
    expect(log).toEqual([]);
  });

  it('is cancelled by moving and by scrolling the page', async () => {
    mount({ threshold: NEVER });
    await touch('touchStart', [0, 0]);
    await state('pressing');
    await touch('touchMove', [0, -25]);
    await state('idle');
    await touch('touchMove', [0, -60]);
    await touch('touchEnd');
    expect(log).toEqual([]);
    window.scrollTo(0, 0);
  });

  it('stops the menu that a long touch opens', () => {
    mount();
    const opened = new PointerEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
    });
    button().dispatchEvent(opened);
    expect(opened.defaultPrevented).toBe(true);
  });
});

describe('by keyboard (BRW-7)', () => {
  it.each([
    ['Enter', '{Enter>}', '{/Enter}'],
    ['Space', '[Space>]', '[/Space]'],
  ])('%s is short, with one click, or long, with none', async (_, down, up) => {
    const { change } = mount({ threshold: NEVER });
    button().focus();
    await userEvent.keyboard(down);
    await state('pressing');
    await userEvent.keyboard(up);
    await state('idle');
    expect(log).toEqual(['short keyboard']);
    expect(clicked).toHaveBeenCalledTimes(1);
    change({});
    await userEvent.keyboard(down);
    await state('long-pressing');
    await userEvent.keyboard(up);
    await state('idle');
    expect(log).toEqual(['short keyboard', 'long keyboard', 'end keyboard']);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by Escape and by leaving', async () => {
    mount({ threshold: NEVER });
    button().focus();
    await userEvent.keyboard('{Enter>}');
    await state('pressing');
    await userEvent.keyboard('{Escape}');
    await state('idle');
    await userEvent.keyboard('{/Enter}');
    await userEvent.keyboard('[Space>]');
    await state('pressing');
    button().blur();
    await state('idle');
    await userEvent.keyboard('[/Space]');
    expect(log).toEqual([]);
  });
});

it('is short with the first click after a drag, of which Safari says only that it moved (BRW-7)', async () => {
  render(<input aria-label="Texto" defaultValue="una palabra" />);
  mount({ threshold: NEVER });
  const text = screen.getByLabelText<HTMLInputElement>('Texto');
  text.focus();
  text.select();
  const box = text.getBoundingClientRect();
  const drag = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', by: number) =>
    point(type, 'mouse', offsetOf(box.left + 10 + by, box.top + box.height / 2));
  // The browser itself drags.
  await cdp().send('Input.setInterceptDrags', { enabled: false });
  const ended = new Promise((resolve) => text.addEventListener('dragend', resolve, { once: true }));
  await drag('mousePressed', 0);
  for (const by of [10, 30, 50]) await drag('mouseMoved', by);
  await drag('mouseReleased', 50);
  await ended;
  await userEvent.click(button());
  expect(log).toEqual(['short mouse']);
});

describe('without a press (BRW-7)', () => {
  it('takes the click of a screen reader for a short press', () => {
    mount();
    button().click();
    expect(log).toEqual(['short virtual']);
  });

  it('ignores presses while disabled, and ends when it becomes so', async () => {
    const { change } = mount();
    await point('mousePressed', 'mouse');
    await state('long-pressing');
    change({ disabled: true });
    await state('idle');
    expect(log).toEqual(['long mouse', 'end mouse']);
    await point('mouseReleased', 'mouse');
    button().click();
    expect(log).toHaveLength(2);
  });

  it('ends with its element, and its interval with it', async () => {
    const pressing = vi.fn();
    const { unmount } = mount({ onLongPressing: pressing });
    await point('mousePressed', 'mouse');
    await waitFor(() => expect(pressing).toHaveBeenCalled());
    // The set-up of all tests names an interval that goes on.
    unmount();
    expect(log).toEqual(['long mouse', 'end mouse']);
  });
});
