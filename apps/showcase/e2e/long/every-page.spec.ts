import type { Page } from '@playwright/test';
import { type AxeScope, expectAccessible } from '../axe.ts';
import { visitFirst } from '../first-visit.ts';
import {
  adoptStyles,
  cutTexts,
  DOUBLE_TEXT,
  SPACED_TEXT,
  showScheme,
  structure,
} from '../page-checks.ts';
import { expectToFit } from '../page-fit.ts';
import { PAGES } from '../pages.ts';
import { type Opener, openers } from '../popups.ts';
import { expect, PHONE, sideways, test, UNKNOWN_PATH } from '../site.ts';

/* The long form of `every-page.spec.ts`: all widths, both schemes, everything open. */

const PATHS = [...PAGES.map((page) => page.path), UNKNOWN_PATH];

/** The browser reports the status of an unknown address on the console; that one is expected. */
const NOT_FOUND = /Failed to load resource.*404/;

const DESK = 1280;
/** The rules that a width alone can break: a phone and a desk show all there is, and have all rules. */
const LAYOUT = { rules: ['target-size', 'scrollable-region-focusable'] };
/** Of the rules, only this one asks for colours. */
const COLOURS = { rules: ['color-contrast'] };
const LOOKS: readonly {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
  readonly scope: AxeScope;
}[] = [
  { scheme: 'light', width: 320, scope: LAYOUT },
  { scheme: 'light', width: PHONE.width, scope: {} },
  { scheme: 'light', width: 768, scope: LAYOUT },
  { scheme: 'light', width: DESK, scope: {} },
  { scheme: 'dark', width: PHONE.width, scope: COLOURS },
  { scheme: 'dark', width: DESK, scope: COLOURS },
];
/** The narrowest width that has the sidebar, and so no menu button. */
const SIDEBAR = 801;

for (const path of PATHS) {
  test(`${path} holds at every width, in both schemes, with all of it open, and without JavaScript`, async ({
    page,
    browser,
    baseURL,
    quiet,
    request,
  }) => {
    // Many looks at all there is on a long page.
    test.slow();
    if (path === UNKNOWN_PATH) quiet.expect(NOT_FOUND);
    const requests = await visitFirst(page, path, request);

    await test.step('it is without JavaScript what it is with it', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      await plain.goto(path);
      const without = await plain.evaluate(structure, false);
      expect.soft(await plain.evaluate(emptyStages), 'stages with nothing to see').toBe(0);
      await context.close();
      expect.soft(await page.evaluate(structure, false)).toBe(without);
    });

    await test.step('it is accessible', async () => {
      let turn = 0;
      for (const { scheme, width, scope } of LOOKS) {
        await showScheme(page, scheme);
        const state = `${scheme}, ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        // What the toolbar half covers is no target that size.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect.soft(await sideways(page), `wider than the screen, ${state}`).toBe(0);
        const isDarkPhone = scheme === 'dark' && width === PHONE.width;
        // The rest of the page has the colours of a desk.
        await expectAccessible(page, state, isDarkPhone ? { ...scope, within: '.toolbar' } : scope);
        const popup = await sample(page, width, turn++);
        if (!popup) continue;
        await popup.open();
        expect.soft(await sideways(page), `wider, ${popup.name}, ${state}`).toBe(0);
        const open = `${popup.name} open, ${state}`;
        // Around it the page is as it was, but for what it hides: once on a phone, once on a desk.
        const part = scope.rules ? { within: popup.selector } : { contrast: popup.selector };
        await expectAccessible(page, open, { ...scope, ...part });
        await popup.close();
      }
    });

    await test.step('it keeps to its policy with all of it open', async () => {
      for (const opener of await openers(page)) {
        await opener.open();
        await opener.close();
      }
      for (const button of await page.locator('main .stage button:enabled').all()) {
        // Tooltips open with the focus.
        await button.focus();
        if (path === '/utils/snackbar') await button.dispatchEvent('click');
      }
      expect.soft(await page.evaluate(() => window.violations)).toEqual([]);
    });

    await test.step('it fits', () => expectToFit(page));

    await test.step('it keeps its text whole when it is spaced out or twice as large', async () => {
      for (const [css, widths] of [
        [SPACED_TEXT, [320, 1280]],
        [DOUBLE_TEXT, [640, 1280]],
      ] as const) {
        await page.evaluate(adoptStyles, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect
            .soft(await page.evaluate(cutTexts), `${css}, ${width} px`)
            .toEqual({ overflow: 0, clipped: [] });
        }
      }
    });

    expect.soft(requests.hosts, 'who was asked for something').toEqual([baseURL]);
  });
}

/**
 * What to open at a width: the drawer on Home, and on every page one of the things that open there,
 * each time the next.
 */
async function sample(page: Page, width: number, turn: number): Promise<Opener | undefined> {
  if (new URL(page.url()).pathname === '/' && width < SIDEBAR) return drawer(page);
  const all = await openers(page);
  return all[turn % all.length];
}

function drawer(page: Page): Opener {
  const dialog = page.getByRole('dialog', { name: 'Menú' });
  return {
    name: 'drawer',
    selector: 'dialog[open]',
    open: async () => {
      await page.getByRole('button', { name: 'Menú' }).click();
      await expect(dialog).toBeVisible();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
}

function emptyStages(): number {
  return [...document.querySelectorAll<HTMLElement>('.stage-content')].filter(
    (stage) => stage.offsetHeight < 8 || stage.offsetWidth < 8,
  ).length;
}
