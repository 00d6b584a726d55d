import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTAINERS, type Container } from './containers';
import { WIDGETS, type Widget } from './widgets';

/** Lists, calendars, popovers and sheets alike, and tooltips. */
const POPUP = '.gd-popup, .gd-tooltip';

afterEach(() => page.viewport(1000, 700));

/** What is where in one container. */
function driver({ root = () => document }: Container, { trigger }: Widget) {
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null;
  const get = (selector: string) => {
    const element = find(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  const isElsewhere = (element: Element) => element.ownerDocument !== document;
  return {
    find,
    get,
    trigger: () => get(trigger),
    popup: () => find(POPUP),
    root,
    /** A real press; in a frame, which the runner does not reach, its events. */
    async press(element: HTMLElement) {
      if (!isElsewhere(element)) {
        await userEvent.click(element);
        return;
      }
      const { PointerEvent, MouseEvent } = element.ownerDocument.defaultView ?? window;
      const settings = { bubbles: true, cancelable: true, composed: true, button: 0 };
      await act(async () => {
        element.dispatchEvent(
          new PointerEvent('pointerdown', { ...settings, pointerType: 'mouse' }),
        );
        if (element.dispatchEvent(new MouseEvent('mousedown', settings))) element.focus();
        element.dispatchEvent(new PointerEvent('pointerup', { ...settings, pointerType: 'mouse' }));
        element.dispatchEvent(new MouseEvent('mouseup', settings));
        element.click();
      });
    },
    async escape() {
      const active = root()?.activeElement;
      if (!active || !isElsewhere(active)) {
        await userEvent.keyboard('{Escape}');
        return;
      }
      const { KeyboardEvent } = active.ownerDocument.defaultView ?? window;
      await act(
        async () =>
          void active.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'Escape',
              bubbles: true,
              cancelable: true,
              composed: true,
            }),
          ),
      );
    },
  };
}

/** Whether all of an element is in the window, and the person's pointer meets it. */
function isWholeAndOnTop(element: HTMLElement, root: Document | ShadowRoot): boolean {
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

for (const container of CONTAINERS) {
  describe(`in ${container.name} (CMP-11)`, () => {
    for (const widget of WIDGETS) {
      it(`${widget.name} opens whole and on top, is used, and closes alone`, async () => {
        await page.viewport(...(container.size ?? [1000, 700]));
        const { View } = container;
        render(
          <View>
            <widget.View />
          </View>,
        );
        const it = driver(container, widget);
        await expect.poll(() => it.find(widget.trigger)).not.toBeNull();
        const open = async () => {
          if (widget.name === 'Tooltip') act(() => it.trigger().focus());
          else await it.press(it.trigger());
          await expect.poll(it.popup).not.toBeNull();
        };
        const gone = () => expect.poll(it.popup).toBeNull();
        const staysOpen = () => expect(container.isOpen?.() ?? true, 'the container').toBe(true);

        await open();
        const root = it.root();
        if (!root) throw new Error('The container has no root');
        await expect.poll(() => isWholeAndOnTop(it.get(POPUP), root)).toBe(true);
        expect(it.popup()?.closest('label')).toBeNull();
        for (const pick of widget.picks) {
          const popup = it.get(POPUP);
          const target = popup.querySelector<HTMLElement>(pick);
          if (!target) throw new Error(`There is no ${pick}`);
          await it.press(target);
        }
        await expect.poll(() => widget.hasPicked(root)).toBe(true);
        staysOpen();

        // Escape closes the popup alone, and brings the focus back.
        if (it.popup() === null) await open();
        await it.escape();
        await gone();
        staysOpen();
        if (widget.picks.length > 0) {
          await expect
            .poll(() =>
              it
                .trigger()
                .closest('.gd-select, .gd-date-picker, [data-test]')
                ?.contains(root.activeElement),
            )
            .toBe(true);
          // So does a press outside; on a phone the sheet covers all there is.
          if (!container.size || container.size[0] > 600) {
            await open();
            await it.press(it.get('[data-test=inside]'));
            await gone();
            staysOpen();
          }
        }
      });
    }
  });
}
