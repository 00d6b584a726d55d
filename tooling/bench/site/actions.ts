import type { Locator, Page } from 'playwright';

/** Something that people do on a page. */
export interface Action {
  name: string;
  /** Does it; `false` where the page has nothing to do it with. */
  act: (page: Page) => Promise<boolean>;
}

const STAGE = '.stage';
const POPUP = '[role="listbox"]:visible, [role="dialog"]:visible, dialog[open]';

const ACTIONS: readonly Action[] = [
  {
    name: 'type',
    act: async (page) => {
      const field = page
        .locator(
          `main ${STAGE} input:is(:not([type]), [type="text"]):not([role="combobox"], [aria-hidden]), main ${STAGE} textarea`,
        )
        .and(page.locator(':visible:enabled'))
        .first();
      if (!(await exists(field))) return false;
      await field.click();
      await page.keyboard.type('1a');
      return true;
    },
  },
  {
    name: 'open',
    act: async (page) => {
      const opener = page
        .locator(
          `main :is(${STAGE}, form) :is([role="combobox"], [aria-haspopup="dialog"], [aria-haspopup="listbox"])`,
        )
        .and(page.locator(':visible:enabled'))
        .first();
      if (!(await exists(opener))) return false;
      await opener.click();
      await page
        .locator(POPUP)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      return true;
    },
  },
  {
    name: 'pick',
    act: async (page) => {
      const popup = page.locator(POPUP).first();
      const choice = ((await exists(popup)) ? popup : page.locator('main'))
        .locator(
          ':is([role="option"]:not([aria-disabled="true"]), [role="gridcell"]:not([aria-disabled="true"]) button:enabled, [role="gridcell"]:not([aria-disabled="true"]))',
        )
        .and(page.locator(':visible'))
        .nth(2);
      if (!(await exists(choice))) return false;
      await choice.click();
      return true;
    },
  },
  {
    name: 'press',
    act: async (page) => {
      // The first Escape gives up a range that has only begun.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      const button = page
        .locator('main .stage button:not([aria-disabled="true"])')
        .and(page.locator(':visible:enabled'))
        .first();
      if (!(await exists(button))) return false;
      await button.click();
      await page.keyboard.press('Escape');
      return true;
    },
  },
  {
    name: 'theme',
    act: async (page) => {
      // What was pressed last may have opened a dialog since.
      const dialog = page.locator('dialog[open]');
      await page.addLocatorHandler(dialog, () => page.keyboard.press('Escape'));
      await page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' }).click();
      await page.removeLocatorHandler(dialog);
      return true;
    },
  },
];

const STRESS: readonly Action[] = [
  {
    name: 'make 100 000',
    act: async (page) => {
      await page.getByRole('button', { name: '100.000', exact: true }).click();
      return true;
    },
  },
  {
    name: 'open 100 000',
    act: async (page) => {
      await page.getByRole('combobox', { name: /100\.000/ }).click();
      await page.getByRole('option').first().waitFor();
      return true;
    },
  },
  {
    name: 'filter 100 000',
    act: async (page) => {
      await page.keyboard.type('99');
      return true;
    },
  },
];

/** Where a list of 100 000 options waits. */
const STRESS_PAGE = '/select/options';

/** What is done on a page, in this order. */
export function actionsOf(path: string): readonly Action[] {
  return path === STRESS_PAGE ? [...ACTIONS, ...STRESS] : ACTIONS;
}

/** Whether an action is measured against the budget for long lists. */
export function isStress(name: string): boolean {
  return STRESS.some((action) => action.name === name);
}

async function exists(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0;
}
