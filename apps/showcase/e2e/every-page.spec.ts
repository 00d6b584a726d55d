import AxeBuilder from '@axe-core/playwright';
import { PAGES } from '../src/routes.tsx';
import {
  DESKTOP,
  expect,
  hydrated,
  open,
  PHONE,
  preferScheme,
  test,
  UNKNOWN_PATH,
} from './site.ts';

const PATHS = [...PAGES.map((page) => page.path), UNKNOWN_PATH];

/** The browser reports the status of an unknown address on the console; that one is expected. */
const NOT_FOUND = /Failed to load resource.*404/;

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    for (const path of PATHS) {
      test(`${path} holds to what every page promises`, async ({ page, quiet }) => {
        if (path === UNKNOWN_PATH) quiet.expect(NOT_FOUND);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await preferScheme(page, scheme);
        await page.setViewportSize(DESKTOP);
        await page.addInitScript(watchLayoutShifts);
        await open(page, path);

        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        expect(await page.evaluate(brokenAnchors), 'anchors without a target').toEqual([]);
        expect(await page.evaluate(duplicateIds), 'ids that stand twice').toEqual([]);
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual(
            [],
          );
          expect(await page.evaluate(overflow), 'wider than the screen').toBe(0);
        }
        // The change of size above was ours, so only what came before counts.
        await page.setViewportSize(DESKTOP);
      });
    }
  });
}

test.describe('layout', () => {
  for (const path of PATHS) {
    test(`${path} never moves while it loads`, async ({ page, quiet }) => {
      if (path === UNKNOWN_PATH) quiet.expect(NOT_FOUND);
      await page.addInitScript(watchLayoutShifts);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(layoutShift)).toBe(0);
      }
    });
  }
});

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

function layoutShift() {
  return window.layoutShift;
}

function brokenAnchors(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    .filter((link) => link.host === location.host && link.pathname === location.pathname)
    .map((link) => link.hash.slice(1))
    .filter((id) => !document.getElementById(id));
}

function duplicateIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
