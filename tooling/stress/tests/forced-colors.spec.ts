import { expect } from '@playwright/test';
import { CONTROL_NAMES } from '../server-build.ts';
import { openSpecimen, testEachSpecimen } from './each-specimen.ts';
import { test } from './stress-test.ts';

/*
 * Forced colours (CMP-13): the system paints every ground and every text alike, so that a state which is
 * only a ground is lost. Where the focus is has a test of its own.
 */

/** What shows its states only while the widget is used. */
const STATES_IN_USE = [
  '[data-highlighted]',
  // The days of a range that is being picked look chosen either way.
  '[data-selected]:not([data-preview])',
  '[data-disabled]',
  // A group of fields says it with a text.
  '[data-invalid]:not(.gd-fieldset)',
  '[aria-checked="true"]:not([data-selected])',
  '[aria-checked="mixed"]',
  // Others change their icon or their text.
  '.gd-calendar__shortcut[aria-pressed="true"]',
];

test.use({ contextOptions: { forcedColors: 'active' } });

testEachSpecimen(
  'shows in forced colours what is chosen, highlighted and disabled',
  async (page, name) => {
    await openSpecimen(page, name);
    return page.evaluate(
      (states) => states.flatMap((state) => window.harness.statesWithoutMark(state) ?? []),
      STATES_IN_USE,
    );
  },
);

for (const state of ['disabled', 'invalid'] as const) {
  test(`a control that is ${state} looks so in forced colours`, async ({ page }) => {
    await page.goto('/');
    for (const name of CONTROL_NAMES) {
      await page.evaluate(([one, given]) => window.harness.show(one, given), [
        name,
        state,
      ] as const);
      const faults = await page.evaluate(
        (one) => window.harness.statesWithoutMark(`[data-${one}]`),
        state,
      );
      expect.soft(faults, name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}
