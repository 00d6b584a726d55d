import { fileURLToPath } from 'node:url';
import { pageBudget, pageKind } from '@guadua/site-budgets/budgets';
import { weigh } from '@guadua/site-budgets/weigh';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  showScheme,
  stateOfDocument,
  structure,
  visibleLayoutShifts,
  watchLayoutShifts,
  watchViolations,
} from './page-checks.ts';
import { expectToFit } from './page-fit.ts';
import { documentTitle, PAGES } from './pages.ts';
import { openers } from './popups.ts';
import { expect, open, PHONE, preferScheme, sideways, test, UNKNOWN_PATH } from './site.ts';

/*
 * What every page promises, in one visit to each: a page takes longer to load than most of what is
 * asked of it. Each question is asked although an earlier one failed. The rules of axe and a layout for each
 * width take as long as all the rest: here they are asked of some pages, of each kind one; `long/` asks them of
 * all pages, at every width, in both schemes, with everything open.
 */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** What can be counted; what has to be timed is measured by `pnpm bench site`, on a quiet machine. */
const COUNTED = ['script', 'style', 'html', 'font', 'image', 'requests'] as const;
/** The pages that are read by axe, opened and shown at every width: of each kind one. */
const SAMPLES = ['/', '/select/basic', '/date/utils', '/accesibilidad', UNKNOWN_PATH];
const DESK = { width: 1280, height: 800 };

for (const path of [...PAGES.map((page) => page.path), UNKNOWN_PATH]) {
  test(`${path} holds to what every page promises`, async ({ page, quiet, baseURL, request }) => {
    test.slow();
    // The browser reports the status of an unknown address on the console.
    if (path === UNKNOWN_PATH) quiet.expect(/Failed to load resource.*404/);
    const requests = recordRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preferScheme(page, 'light');
    await page.setViewportSize(PHONE);
    await watchLayoutShifts(page);
    await page.addInitScript(watchViolations);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);

    const known = PAGES.find((one) => one.path === path);
    if (known) {
      await test.step('its first visit stays within its budget', async () => {
        // Before anything is done to the page, which may bring more.
        await page.waitForLoadState('networkidle');
        const weight = await weigh(requests.paths, DIST);
        test.info().annotations.push({ type: 'kB gzip', description: JSON.stringify(weight) });
        const budget = pageBudget(path, pageKind(known.section));
        const above = COUNTED.filter((measure) => weight[measure] > budget[measure]);
        expect
          .soft(above.map((measure) => `${measure}: ${weight[measure]} > ${budget[measure]}`))
          .toEqual([]);
      });
    }

    await test.step('it is complete, and nothing moves', async () => {
      expect.soft(await visibleLayoutShifts(page)).toEqual([]);
      expect.soft(await page.evaluate(stateOfDocument)).toEqual({
        language: 'es-CO',
        headings: 1,
        focusOnBody: true,
        scroll: 0,
        brokenAnchors: [],
        duplicateIds: [],
      });
    });

    await test.step('it is the page that was prerendered', async () => {
      const response = await request.get(path);
      expect.soft(response.status()).toBe(path === UNKNOWN_PATH ? 404 : 200);
      const html = await response.text();
      expect.soft(html).toContain(`<title>${documentTitle(known)}</title>`);
      const prerendered = await page.evaluate(structure, true);
      expect.soft(await page.evaluate(structure, false)).toBe(prerendered);
    });

    if (SAMPLES.includes(path)) {
      await test.step('it is accessible', async () => {
        await expectAccessible(page, 'light, 390 px');
        await page.setViewportSize(DESK);
        await showScheme(page, 'dark');
        await expectAccessible(page, 'dark, 1280 px', { rules: ['color-contrast'] });
      });
      await test.step('it fits', () => expectToFit(page));
      await test.step('what opens fits the screen', async () => {
        const [first] = await openers(page);
        if (!first) return;
        await first.open();
        expect.soft(await sideways(page), `wider, ${first.name}`).toBe(0);
        await first.close();
      });
    }

    expect.soft(await page.evaluate(() => window.violations), 'policy').toEqual([]);
    expect.soft(requests.hosts, 'who was asked for something').toEqual([baseURL]);
  });
}

/** What a page asks for from here on. */
function recordRequests(page: Page): { paths: string[]; readonly hosts: string[] } {
  const paths: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    paths.push(url.pathname);
    hosts.add(url.origin);
  });
  return {
    paths,
    get hosts() {
      return [...hosts];
    },
  };
}
