import { snackbar } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTAINERS } from './containers';
import { distance, driver, isWholeAndOnTop, POPUP } from './driver';
import { WIDGETS } from './widgets';

afterEach(() => page.viewport(1000, 700));

for (const container of CONTAINERS) {
  describe(`in ${container.name} (CMP-11)`, () => {
    for (const widget of WIDGETS) {
      it(`${widget.name} opens whole and on top, moves, is used, and closes alone`, async () => {
        await page.viewport(...(container.size ?? [1000, 700]));
        const { View } = container;
        render(
          <View>
            <div data-test="place">
              <widget.View />
            </div>
          </View>,
        );
        const { find, get, root, press, pressEscape } = driver(container);
        await expect.poll(() => find(widget.trigger)).not.toBeNull();
        const isTooltip = widget.picks.length === 0;
        const popup = () => find(POPUP);
        const open = async () => {
          if (isTooltip) {
            const trigger = get(widget.trigger);
            act(() => trigger.blur());
            // A tooltip comes with a focus that a key brought, here one without a meaning.
            await userEvent.keyboard('{F8}');
            trigger.ownerDocument.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
            act(() => trigger.focus());
          } else await press(get(widget.trigger));
          await expect.poll(popup).not.toBeNull();
        };
        const gone = () => expect.poll(popup).toBeNull();
        const staysOpen = () => expect(container.isOpen?.() ?? true, 'the container').toBe(true);

        await open();
        await expect.poll(() => isWholeAndOnTop(get(POPUP), root())).toBe(true);
        expect(popup()?.closest('label')).toBeNull();
        const isSheet = popup()?.ariaModal === 'true';
        if (!isSheet) {
          // Nothing scrolls: what stands above the field gets higher.
          const isAtItsPlace = () =>
            Math.abs(distance(get(POPUP), get(widget.root)) - widget.distance) <= 1;
          await expect.poll(isAtItsPlace).toBe(true);
          const before = get(widget.root).getBoundingClientRect().top;
          get('[data-test=place]').style.paddingBlockStart = '9px';
          expect(get(widget.root).getBoundingClientRect().top).toBeGreaterThan(before + 5);
          await expect.poll(isAtItsPlace).toBe(true);
        }
        for (const pick of widget.picks) {
          const target = get(POPUP).querySelector<HTMLElement>(pick);
          if (!target) throw new Error(`There is no ${pick}`);
          await press(target);
        }
        await expect.poll(() => widget.hasPicked(root())).toBe(true);
        staysOpen();

        // Escape closes the popup alone, and brings the focus back.
        if (popup() === null) await open();
        await pressEscape();
        await gone();
        staysOpen();
        if (!isTooltip) {
          await expect
            .poll(() => find(widget.root)?.contains(root().activeElement), { message: 'the focus' })
            .toBe(true);
        }
        // A sheet covers all there is, and a tooltip answers to no press.
        if (!isTooltip && !isSheet) {
          // A press outside closes it as well.
          await open();
          await press(get('[data-test=inside]'));
          await gone();
          staysOpen();
        }
        if (widget.toggles && !isSheet) {
          // A second press on what opened it closes it.
          await open();
          await press(get(widget.trigger));
          await gone();
          staysOpen();
        }
        // It closes when its control can no longer be used (CMP-11.2).
        await open();
        get('[data-test=place]').inert = true;
        await gone();
        staysOpen();
      });
    }
  });
}

const DIALOGS = CONTAINERS.filter(({ isOpen }) => isOpen !== undefined);

it.each(DIALOGS)(
  'snackbars over $name are pressed and reached by F6, and it stays (SNK-4.1)',
  async ({ View, isOpen }) => {
    const undo = vi.fn();
    render(
      <>
        <Snackbars />
        <View>
          <input aria-label="Nombre" defaultValue="Ana" />
        </View>
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    const action = page.getByRole('button', { name: 'Deshacer' });
    // It stays, however long a busy machine takes: one that folds moves what is pressed.
    const show = () =>
      snackbar('Borrado', {
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Deshacer', onClick: undo },
      });
    const press = () => action.click();
    const reach = () => userEvent.keyboard('{F6}{Tab}{Enter}');
    for (const [index, use] of [press, reach].entries()) {
      act(() => void show());
      await expect.element(action).toBeVisible();
      await use();
      await expect.poll(() => undo.mock.calls.length).toBe(index + 1);
      expect(isOpen?.()).toBe(true);
      await expect.poll(() => document.querySelector('.gd-snackbar')).toBeNull();
    }
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Nombre');
  },
);
