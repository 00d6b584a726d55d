import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '../src/routes.tsx';
import { DESKTOP, expect, open, PHONE, preferScheme, test, UNKNOWN_PATH } from './site.ts';

const PATHS = [...PAGES.map((page) => page.path), UNKNOWN_PATH];

/** The browser reports the status of an unknown address on the console; that one is expected. */
const NOT_FOUND = /Failed to load resource.*404/;

const VISITS = [
  { scheme: 'light', start: DESKTOP, end: PHONE },
  { scheme: 'dark', start: PHONE, end: DESKTOP },
] as const;

for (const { scheme, start, end } of VISITS) {
  test.describe(`in ${scheme}`, () => {
    for (const path of PATHS) {
      test(`${path} holds to what every page promises`, async ({ page, quiet }) => {
        if (path === UNKNOWN_PATH) quiet.expect(NOT_FOUND);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await preferScheme(page, scheme);
        await page.setViewportSize(start);
        await page.addInitScript(watchLayoutShifts);
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);

        // A font that comes late on a busy machine may break a line of a narrow page elsewhere.
        expect(await layoutShift(page), 'cumulative layout shift').toBeLessThan(0.05);
        expect(await page.evaluate(stateOfDocument)).toEqual({
          language: 'es-CO',
          scheme,
          headings: 1,
          focusOnBody: true,
          scroll: 0,
          brokenAnchors: [],
          duplicateIds: [],
        });
        await expectAccessible(page, new AxeBuilder({ page }));
        await page.setViewportSize(end);
        // The hundreds of coloured words in the sources are the same at any width.
        await expectAccessible(page, new AxeBuilder({ page }).exclude('.source pre'));
      });
    }
  });
}

for (const path of ['/', '/ui/buttons', '/utils/snackbar']) {
  test(`fonts that come late move nothing on ${path}`, async ({ page }) => {
    await page.addInitScript(watchLayoutShifts);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
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

async function expectAccessible(page: Page, axe: AxeBuilder) {
  expect(await page.evaluate(overflow), 'wider than the screen').toBe(0);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    'axe',
  ).toEqual([]);
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

function watchLayoutShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** All that can be asked of the document at once. */
function stateOfDocument() {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    .filter((link) => link.host === location.host && link.pathname === location.pathname)
    .map((link) => link.hash.slice(1));
  return {
    language: document.documentElement.lang,
    scheme: document.documentElement.dataset.colorScheme,
    headings: document.querySelectorAll('h1').length,
    focusOnBody: document.activeElement === document.body,
    scroll: window.scrollY,
    brokenAnchors: anchors.filter((id) => !document.getElementById(id)),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
