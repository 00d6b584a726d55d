import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { IN_BROWSER } from './person';
import { eventually, expectHeld, stage, timesReported } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

/** A phone, upright and on its side. */
const PHONE = [
  [390, 780],
  [780, 390],
] as const;

/** CMP-2 and CMP-11: what stands round a widget, and a window that is turned. */
export function surroundingsCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, open } = options;
  const props = { defaultValue: value };
  // jsdom sends clicks on to the control that a browser keeps where they are.
  if (IN_BROWSER) {
    prove('changes inside a label round it as often as without one (CMP-2)', async () => {
      const times = await timesReported(options, {});
      const inside = await timesReported(options, { wrap: inLabel });
      expect(inside, 'calls of onChange inside a label').toBe(times);
    });
  }
  if (!open) return;
  prove('opens outside of a label round it (CMP-11)', async () => {
    const { person } = await stage(options, props, { wrap: inLabel });
    await open(person);
    const popup = ':is([role=dialog], [role=listbox], dialog[open], [popover])';
    const inside = screen.getByTestId('label').querySelector(popup);
    expect(inside, 'a popup, in which each press would go to the field as well').toBeNull();
  });

  prove(
    'loses neither value nor focus when the window is turned while it is open (CMP-11)',
    async () => {
      const before = [innerWidth, innerHeight] as const;
      const { person, onChange, changed } = await stage(options, props);
      await open(person);
      const changes = onChange.mock.calls.length;
      try {
        for (const [width, height] of [...PHONE, before]) {
          await resize(width, height);
          await eventually(() =>
            expect(document.activeElement, `the focus at ${width} px`).not.toBe(document.body),
          );
        }
      } finally {
        await resize(...before);
      }
      await person.keyboard('{Escape}');
      expect(onChange, 'onChange while turned').toHaveBeenCalledTimes(changes);
      expectHeld(options, value);
      await changed();
    },
  );
}

function inLabel(widget: ReactElement) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the widget in it has one
    <label data-testid="label">
      <span>Etiqueta</span> {widget}
    </label>
  );
}

async function resize(width: number, height: number): Promise<void> {
  if (IN_BROWSER) {
    const { page } = await import('vitest/browser');
    await page.viewport(width, height);
    await eventually(() => expect(innerWidth, 'the width of the window').toBe(width));
    return;
  }
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
}
