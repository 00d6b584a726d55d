import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What opens something on a page: lists, calendars, windows. */
const OPENERS =
  'main :is([role="combobox"], [aria-haspopup]):not([aria-disabled="true"], [aria-readonly="true"], [readonly], :disabled)';

/** A control of the page that opens something. */
export interface Opener {
  name: string;
  /** What finds the open thing. */
  selector: string;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** What can be opened on a page at the moment. */
export async function openers(page: Page): Promise<Opener[]> {
  const controls = await page.locator(OPENERS).filter({ visible: true }).all();
  return controls.map((control, index) => ({
    name: `opener ${index + 1}`,
    selector: '.gd-popup',
    open: () => open(control),
    close: () => close(page, control),
  }));
}

async function open(control: Locator): Promise<void> {
  await control.click();
  // A field that completes what is typed opens its list by the arrow.
  // A button's click may still wait for its playground, and a key on top would close what it opens.
  const writes = await control.evaluate((element) => element instanceof HTMLInputElement);
  if (!writes) return expect(control).toHaveAttribute('aria-expanded', 'true');
  // The key is lost on a playground whose script has not come yet.
  await expect(async () => {
    if ((await control.getAttribute('aria-expanded')) !== 'true') await control.press('ArrowDown');
    // One that suggests from what is written has nothing to show before.
    const isEmpty = await control.evaluate((input) =>
      input.matches('.gd-autocomplete[data-empty] input[aria-expanded="false"]'),
    );
    const isMail = (await control.getAttribute('inputmode')) === 'email';
    if (isEmpty) await control.pressSequentially(isMail ? 'a@' : 'a');
    await expect(control).toHaveAttribute('aria-expanded', 'true', { timeout: 2000 });
  }).toPass();
}

async function close(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.gd-popup')).toHaveCount(0);
}
