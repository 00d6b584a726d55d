import type { Page } from '@playwright/test';
import { PAGES } from '../src/routes.tsx';
import { expectAccessible } from './axe.ts';
import { type Opener, openers } from './popups.ts';
import {
  DESKTOP,
  expect,
  open,
  PHONE,
  preferScheme,
  sideways,
  test,
  UNKNOWN_PATH,
} from './site.ts';

const PATHS = [...PAGES.map((page) => page.path), UNKNOWN_PATH];

/** The browser reports the status of an unknown address on the console; that one is expected. */
const NOT_FOUND = /Failed to load resource.*404/;

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [320, 390, 768, 1280];
/** The narrowest width that has the sidebar, and so no menu button. */
const SIDEBAR = 801;

for (const path of PATHS) {
  test(`${path} holds to what every page promises`, async ({ page, quiet }) => {
    // Sixteen looks at all there is on a long page.
    test.slow();
    if (path === UNKNOWN_PATH) quiet.expect(NOT_FOUND);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preferScheme(page, 'light');
    await page.setViewportSize(PHONE);
    await watchLayoutShifts(page);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);

    expect(await layoutShift(page), 'cumulative layout shift').toBeLessThan(0.01);
    expect(await page.evaluate(stateOfDocument)).toEqual({
      language: 'es-CO',
      headings: 1,
      focusOnBody: true,
      scroll: 0,
      brokenAnchors: [],
      duplicateIds: [],
    });
    let turn = 0;
    for (const scheme of SCHEMES) {
      await page.evaluate(showScheme, scheme);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      for (const width of WIDTHS) {
        const state = `${scheme}, ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        // What the toolbar half covers is no target that size.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await sideways(page), `wider than the screen, ${state}`).toBe(0);
        await expectAccessible(page, state);
        const popup = await sample(page, width, turn++);
        if (!popup) continue;
        await popup.open();
        expect(await sideways(page), `wider, ${popup.name}, ${state}`).toBe(0);
        await expectAccessible(page, `${popup.name} open, ${state}`);
        await popup.close();
      }
    }
  });
}

for (const path of ['/', '/ui/buttons', '/utils/snackbar']) {
  test(`fonts that come late move nothing on ${path}`, async ({ page }) => {
    await watchLayoutShifts(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      // Words of another width in the same place: some thousandths, and nothing below them moves.
      expect(await layoutShift(page)).toBeLessThan(0.005);
    }
  });
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift ?? Number.NaN);
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

/** Changes the scheme the way another tab does. */
function showScheme(scheme: string) {
  localStorage.setItem('guadua-color-scheme', scheme);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'guadua-color-scheme', newValue: scheme }),
  );
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Counts what moves while a page loads; its fonts come after the first paint, as on a slow line. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/** All that can be asked of the document at once. */
function stateOfDocument() {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    .filter((link) => link.host === location.host && link.pathname === location.pathname)
    .map((link) => link.hash.slice(1));
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    focusOnBody: document.activeElement === document.body,
    scroll: window.scrollY,
    brokenAnchors: anchors.filter((id) => !document.getElementById(id)),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}
