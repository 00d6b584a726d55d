import type { ElementHandle, Page } from 'playwright';

/** Does what people do on a page; `false` where the page has nothing to do it with. */
export type Action = (page: Page) => Promise<boolean>;

const POPUP = '[role="listbox"], [role="dialog"], dialog[open]';
const FIELD =
  'main .stage :is(input:is(:not([type]), [type="text"]):not([role="combobox"], [aria-hidden]), textarea):enabled';
const OPENER =
  'main :is(.stage, form) :is([role="combobox"], [aria-haspopup="dialog"], [aria-haspopup="listbox"]):enabled';
const CHOICE =
  ':is([role="option"]:not([aria-disabled="true"]), [role="gridcell"]:not([aria-disabled="true"]) button:enabled, [role="gridcell"]:not([aria-disabled="true"]))';
const BUTTON = 'main .stage button:not([aria-disabled="true"]):enabled';

const ACTIONS: Readonly<Record<string, Action>> = {
  type: async (page) => {
    const field = await findShown(page, FIELD);
    if (!field) return false;
    await press(page, field);
    await untilPainted(page);
    await page.keyboard.type('1a');
    return true;
  },
  open: async (page) => {
    const opener = await findShown(page, OPENER);
    if (!opener) return false;
    await press(page, opener);
    await page
      .waitForFunction(
        (popup) => [...document.querySelectorAll(popup)].some((each) => each.checkVisibility()),
        POPUP,
        { timeout: 5000 },
      )
      .catch(() => undefined);
    return true;
  },
  pick: async (page) => {
    const popup = await findShown(page, POPUP);
    const choice = await findShown(page, CHOICE, { within: popup ? POPUP : 'main', index: 2 });
    if (!choice) return false;
    await press(page, choice);
    return true;
  },
  press: async (page) => {
    // The first Escape gives up a range that has only begun.
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press('Escape');
      await untilPainted(page);
    }
    const button = await findShown(page, BUTTON);
    if (!button) return false;
    await press(page, button);
    await untilPainted(page);
    await page.keyboard.press('Escape');
    return true;
  },
  theme: async (page) => {
    // What was pressed last may have opened a dialog since.
    const dialog = page.locator('dialog[open]');
    await page.addLocatorHandler(dialog, () => page.keyboard.press('Escape'));
    await page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' }).click();
    await page.removeLocatorHandler(dialog);
    return true;
  },
};

const STRESS: Readonly<Record<string, Action>> = {
  'make 100 000': async (page) => {
    await page.getByRole('button', { name: '100.000', exact: true }).click();
    return true;
  },
  'open 100 000': async (page) => {
    await page.getByRole('combobox', { name: /100\.000/ }).click();
    await page.getByRole('option').first().waitFor();
    return true;
  },
  'filter 100 000': async (page) => {
    await page.keyboard.type('99');
    return true;
  },
};

/** Where a list of 100 000 options waits. */
const STRESS_PAGE = '/select/options';

/** What is done on a page, in this order. */
export function actionsOf(path: string): [name: string, action: Action][] {
  return Object.entries(path === STRESS_PAGE ? { ...ACTIONS, ...STRESS } : ACTIONS);
}

/** Whether an action is measured against the budget for long lists. */
export function isStress(name: string): boolean {
  return name in STRESS;
}

interface FindOptions {
  /**
   * The first element of it that is shown is searched.
   * @default the page
   */
  within?: string;
  /** @default 0 */
  index?: number;
}

/**
 * What is shown of what a selector matches, by the browser's own selectors: Playwright's look at every element of the
 * page, which counts as the page's time.
 */
async function findShown(
  page: Page,
  selector: string,
  { within, index = 0 }: FindOptions = {},
): Promise<ElementHandle | undefined> {
  const handle = await page.evaluateHandle(
    ({ selector, within, index }) => {
      const shown = (root: ParentNode, selector: string) =>
        [...root.querySelectorAll(selector)].filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
        });
      const root = within === undefined ? document : shown(document, within)[0];
      return root && shown(root, selector)[index];
    },
    { selector, within, index },
  );
  return handle.asElement() ?? undefined;
}

/**
 * Presses what can be seen. By itself Playwright asks at each press which element lies below it, in the page:
 * 3 to 6 ms of a slow processor, which count as the page's.
 */
async function press(page: Page, element: ElementHandle): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await untilPainted(page);
  await element.click({ force: true });
}

/** Lets the page paint what an event changed: a person's next key does not come in the same frame, and no question of ours must. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
