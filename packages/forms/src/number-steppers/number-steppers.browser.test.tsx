import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { NumberInput } from '../number-input/number-input';
import type { NumberInputProps } from '../number-input/number-input.types';
import { numberSteppers } from './number-steppers';

const input = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const more = () => button('Aumentar');

function start(props: NumberInputProps = {}) {
  const onChange = vi.fn<NonNullable<NumberInputProps['onChange']>>();
  render(
    <NumberInput
      aria-label="Cantidad"
      defaultValue={5}
      steppers={numberSteppers()}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

/** A place on an element, in the coordinates of the whole browser page. */
function placeOn(element: Element, dy = 0) {
  const box = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: (frame?.left ?? 0) + box.left + box.width / 2,
    y: (frame?.top ?? 0) + box.top + box.height / 2 + dy,
  };
}
const mouse = (type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', dy = 0) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    button: 'left',
    clickCount: 1,
    ...placeOn(more(), dy),
  });
const touch = (type: 'touchStart' | 'touchEnd', ...places: { x: number; y: number }[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: places });
/** Steps follow one another as long as the button says so. */
const repeats = () => more().hasAttribute('data-long-pressing');

describe('the buttons of a number, pressed (INP-9)', () => {
  it('step with each click, leave the focus in the input, and each step can be undone', async () => {
    const onChange = start();
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(button('Disminuir'));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([6, 7, 6]);
    expect(document.activeElement).toBe(input());
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('6');
    expect(onChange).toHaveBeenLastCalledWith(6, { reason: 'undo' });
  });

  it('repeat while they are held, and end at the limit', async () => {
    const onChange = start({ max: 9 });
    await mouse('mousePressed');
    await vi.waitFor(() => expect(input().value).toBe('9'));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([6, 7, 8, 9]);
    await vi.waitFor(() => expect(repeats()).toBe(false));
    await mouse('mouseReleased');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ['letting go', () => mouse('mouseReleased')],
    ['leaving the button', () => mouse('mouseMoved', 60)],
  ])('stop on %s', async (_, end) => {
    start();
    await mouse('mousePressed');
    await vi.waitFor(() => expect(repeats()).toBe(true));
    await end();
    await vi.waitFor(() => expect(repeats()).toBe(false));
    await mouse('mouseReleased');
    expect(Number(input().value)).toBeGreaterThan(5);
  });

  it('stop when a dialog opens over them', async () => {
    start();
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    document.body.append(dialog);
    await mouse('mousePressed');
    await vi.waitFor(() => expect(repeats()).toBe(true));
    dialog.showModal();
    await vi.waitFor(() => expect(repeats()).toBe(false));
    const reached = input().value;
    await mouse('mouseReleased');
    expect(input().value).toBe(reached);
    dialog.remove();
  });

  it('stop when the window loses the focus, and where the browser takes the pointer away', async () => {
    start();
    for (const end of [
      () => window.dispatchEvent(new Event('blur')),
      () => more().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })),
    ]) {
      await mouse('mousePressed');
      await vi.waitFor(() => expect(repeats()).toBe(true));
      end();
      await vi.waitFor(() => expect(repeats()).toBe(false));
      const reached = input().value;
      await mouse('mouseReleased');
      expect(input().value).toBe(reached);
    }
  });

  it('step ten times at once with Shift, as the arrow keys do, and no further than the limit', async () => {
    const onChange = start({ max: 20 });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(more());
    await userEvent.click(button('Disminuir'));
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.keyboard('{/Shift}');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([15, 5, 15, 20]);
    expect(document.activeElement).toBe(input());
  });

  it('stop when the field is disabled meanwhile', async () => {
    const view = render(<NumberInput aria-label="Cantidad" steppers={numberSteppers()} />);
    await mouse('mousePressed');
    await vi.waitFor(() => expect(repeats()).toBe(true));
    view.rerender(<NumberInput aria-label="Cantidad" disabled steppers={numberSteppers()} />);
    await vi.waitFor(() => expect(repeats()).toBe(false));
    await mouse('mouseReleased');
  });

  it('step once with a finger, which brings up no keyboard', async () => {
    const onChange = start();
    await Promise.all([touch('touchStart', placeOn(more())), touch('touchEnd')]);
    await vi.waitFor(() => expect(input().value).toBe('6'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(6, { reason: 'step' });
    expect(document.activeElement).toBe(document.body);
  });

  it('step once inside a label round the field', async () => {
    const onChange = vi.fn();
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in it
      <label>
        Cantidad
        <NumberInput defaultValue={5} steppers={numberSteppers()} onChange={onChange} />
      </label>,
    );
    await userEvent.click(more());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(6, { reason: 'step' });
    expect(document.activeElement).toBe(input());
  });

  it('leave the wheel to the page', async () => {
    const onChange = start();
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.blockSize = '300vh';
    await userEvent.click(input());
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      deltaX: 0,
      deltaY: 200,
      ...placeOn(input()),
    });
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    expect(onChange).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
    tall.remove();
  });

  it('stand side by side at the end of the field, from right to left too', () => {
    const { container } = render(
      <div dir="rtl">
        <NumberInput aria-label="Cantidad" suffix="kg" clearable steppers={numberSteppers()} />
      </div>,
    );
    const left = (element: Element) => element.getBoundingClientRect().left;
    expect(left(more())).toBeLessThan(left(button('Disminuir')));
    const suffix = container.querySelector('.gd-control__affix');
    expect(suffix && left(suffix)).toBeGreaterThan(left(button('Disminuir')));
  });
});
