import { act, render, screen, within } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusWithin } from './use-focus-within';

interface WidgetProps {
  onEnter: () => void;
  onLeave: () => void;
  removed?: boolean;
}

/** Two stops in the page and one in a popup elsewhere. */
function Widget({ onEnter, onLeave, removed = false }: WidgetProps) {
  const popup = useRef<HTMLDivElement>(null);
  const handlers = useFocusWithin({
    onEnter,
    onLeave,
    isInside: (node) => popup.current?.contains(node) ?? false,
  });
  return (
    <>
      <button type="button">Antes</button>
      <div {...handlers}>
        {!removed && <button type="button">Uno</button>}
        <button type="button">Dos</button>
        {createPortal(
          <div ref={popup}>
            <button type="button">En la lista</button>
          </div>,
          document.body,
        )}
      </div>
      <button type="button">Después</button>
    </>
  );
}

function setUp() {
  const onEnter = vi.fn();
  const onLeave = vi.fn();
  const view = (removed: boolean) => (
    <StrictMode>
      <Widget onEnter={onEnter} onLeave={onLeave} removed={removed} />
    </StrictMode>
  );
  const { rerender } = render(view(false));
  const calls = () => [onEnter.mock.calls.length, onLeave.mock.calls.length];
  return { calls, removeFirst: () => rerender(view(true)) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('useFocusWithin (CMP-2)', () => {
  it('reports entering and leaving once, however the focus moves inside and into the popup', async () => {
    const { calls } = setUp();
    button('Antes').focus();
    expect(calls()).toEqual([0, 0]);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Tab}');
    expect(calls()).toEqual([1, 0]);
    await userEvent.click(button('En la lista'));
    await userEvent.click(button('Uno'));
    expect(calls()).toEqual([1, 0]);
    await userEvent.click(button('Después'));
    expect(calls()).toEqual([1, 1]);
    await userEvent.click(button('En la lista'));
    expect(calls()).toEqual([2, 1]);
  });

  it('reports leaving when the focus goes nowhere', async () => {
    const { calls } = setUp();
    button('Uno').focus();
    button('Uno').blur();
    expect(calls()).toEqual([1, 1]);
  });

  it('does not take a window that loses the focus for leaving', () => {
    const { calls } = setUp();
    button('Uno').focus();
    // What the browser sends then: the element stays the active one.
    button('Uno').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    button('Uno').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(calls()).toEqual([1, 0]);
  });

  it('reports entering again after the focused element was removed', async () => {
    const { calls, removeFirst } = setUp();
    button('Uno').focus();
    removeFirst();
    button('Antes').focus();
    const [, left] = calls();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button('Dos'));
    expect(calls()).toEqual([2, left]);
  });
});

it('takes a move inside a frame for no leaving, as its nodes are of another realm (CMP-11)', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const place = frame.contentDocument?.body;
  if (!place) throw new Error('The frame has no page');
  const onEnter = vi.fn();
  const onLeave = vi.fn();
  const { unmount } = render(createPortal(<Widget onEnter={onEnter} onLeave={onLeave} />, place));
  const inFrame = within(place);
  for (const name of ['Uno', 'Dos', 'Uno']) {
    act(() => inFrame.getByRole('button', { name }).focus());
  }
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onLeave).not.toHaveBeenCalled();
  act(() => inFrame.getByRole('button', { name: 'Después' }).focus());
  expect(onLeave).toHaveBeenCalledTimes(1);
  unmount();
  frame.remove();
});
