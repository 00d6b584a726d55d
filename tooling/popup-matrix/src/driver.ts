import { act, fireEvent } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { Container } from './containers';

/** Lists, calendars, popovers and sheets alike, and tooltips. */
export const POPUP = ':is(.gd-popup, .gd-tooltip)';

/** What is where in one container, and what a person does there. */
export function driver({ root = () => document }: Container) {
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null;
  const get = (selector: string) => {
    const element = find(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  return {
    find,
    get,
    root: () => {
      const here = root();
      if (!here) throw new Error('The container has no root');
      return here;
    },
    /** A real press; in a frame, which the runner does not reach, its events. */
    async press(element: HTMLElement) {
      if (!isElsewhere(element)) {
        await userEvent.click(element);
        return;
      }
      fireEvent.pointerDown(element, { pointerType: 'mouse' });
      if (fireEvent.mouseDown(element)) act(() => element.focus());
      fireEvent.pointerUp(element, { pointerType: 'mouse' });
      fireEvent.mouseUp(element);
      fireEvent.click(element);
    },
    async pressEscape() {
      const active = root()?.activeElement;
      if (active && isElsewhere(active)) fireEvent.keyDown(active, { key: 'Escape' });
      else await userEvent.keyboard('{Escape}');
    },
  };
}

/** Whether all of an element is in the window, and the person's pointer meets it. */
export function isWholeAndOnTop(element: HTMLElement, root: Document | ShadowRoot): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1) return false;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 12, top + 12],
    [right - 12, bottom - 12],
  ];
  return points.every(([x = 0, y = 0]) => element.contains(root.elementFromPoint(x, y)));
}

/** The distance between a popup and what it stands at, above or below it. */
export function distance(popup: HTMLElement, anchor: HTMLElement): number {
  const box = popup.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  return Math.round(Math.max(box.top - at.bottom, at.top - box.bottom));
}

function isElsewhere(element: Element): boolean {
  return element.ownerDocument !== document;
}
