import { expect, type Page, test } from '@playwright/test';
import { CONTROL_NAMES } from '../server-build.ts';
import { openSpecimen } from './open-specimen.ts';
import { SPECIMEN_NAMES } from './specimen-names.ts';

/*
 * Forced colours (CMP-13): the system paints every ground and every text alike, so that a state which is
 * only a ground is lost. STRESS_PICTURES names a folder that keeps pictures of every widget.
 */

/** One of each kind: a field, boxes, a choice, a list, a calendar, files, buttons. */
const SAMPLE: ReadonlySet<string> = new Set([
  'text-input',
  'pin-input',
  'radio-group',
  'select',
  'select-multiple',
  'select-whole-groups',
  'date-range-picker',
  'time-input',
  'file-input',
  'button-group',
]);

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

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

for (const isSample of [true, false]) {
  const names = SPECIMEN_NAMES.filter((name) => SAMPLE.has(name) === isSample);
  const title = isSample ? 'a widget of each kind' : 'every other widget';
  const tag = isSample ? [] : ['@long'];

  test(`${title} shows where the focus is in forced colours`, { tag }, async ({ page }) => {
    for (const name of names) {
      await page.goto(`/?specimen=${name}`);
      await page.locator('#specimen > *').first().waitFor();
      expect.soft(await stopsWithoutRing(page), name).toEqual([]);
    }
  });

  test(`${title} shows in forced colours what is chosen, highlighted and disabled`, {
    tag,
  }, async ({ page }) => {
    await page.goto('/');
    for (const name of names) {
      await openSpecimen(page, name);
      await picture(page, name);
      for (const state of STATES_IN_USE) {
        const faults = await page.evaluate((one) => window.harness.statesWithoutMark(one), state);
        expect.soft(faults ?? [], `${name} ${state}`).toEqual([]);
      }
      await page.evaluate(() => window.harness.close());
    }
  });
}

for (const state of ['disabled', 'invalid'] as const) {
  test(`a control that is ${state} looks so in forced colours`, async ({ page }) => {
    await page.goto('/');
    for (const name of CONTROL_NAMES) {
      await page.evaluate(([one, given]) => window.harness.show(one, given), [
        name,
        state,
      ] as const);
      await picture(page, `${name}-${state}`);
      const faults = await page.evaluate(
        (one) => window.harness.statesWithoutMark(`[data-${one}]`),
        state,
      );
      expect.soft(faults, name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}

/** Goes through a page with Tab; returns what has the focus without a line that says so. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => window.harness.rememberLooks());
  for (let stop = 0; ; stop++) {
    expect(stop, 'stops of one widget').toBeLessThan(80);
    await page.keyboard.press('Tab');
    const { name, isSeen } = await page.evaluate(async () => {
      // A widget may say so after React has rendered it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const focused = document.activeElement;
      const name = focused === document.body || !focused ? '' : focused.outerHTML.slice(0, 120);
      return { name, isSeen: window.harness.isFocusSeen() };
    });
    if (!name) return faults;
    if (!isSeen) faults.push(name);
  }
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.STRESS_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
