import { fileURLToPath } from 'node:url';
import { pageBudget, pageKind } from '@guadua/site-budgets/budgets';
import { weigh } from '@guadua/site-budgets/weigh';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  adoptStyles,
  cutTables,
  cutTexts,
  DOUBLE_TEXT,
  layoutShift,
  SPACED_TEXT,
  showScheme,
  stateOfDocument,
  structure,
  watchLayoutShifts,
  watchViolations,
} from './page-checks.ts';
import { documentTitle, PAGES } from './pages.ts';
import { PLAYGROUND_PATHS, wakePlayground } from './playground.ts';
import { openers } from './popups.ts';
import { expect, open, preferScheme, sideways, test, UNKNOWN_PATH } from './site.ts';

/*
 * What every page promises, in one visit to each: a page takes longer to load than most of what is
 * asked of it. Each question is asked although an earlier one failed. `long/` asks them at every
 * width, in both schemes, with everything open.
 */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** What can be counted; what has to be timed is measured by `pnpm bench site`, on a quiet machine. */
const COUNTED = ['script', 'style', 'html', 'font', 'image', 'requests'] as const;
const PHONE = { width: 390, height: 800 };
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
      expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThan(0.01);
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
      const prerendered = await page.evaluate(structure, html);
      expect.soft(await page.evaluate(structure, null)).toBe(prerendered);
    });

    await test.step('it is accessible on a phone', async () => {
      await expectAccessible(page, 'light, 390 px');
      await showScheme(page, 'dark');
      await expectAccessible(page, 'dark, 390 px', { rules: ['color-contrast'] });
    });

    await test.step('it is accessible on a desk', async () => {
      await page.setViewportSize(DESK);
      await expectAccessible(page, 'dark, 1280 px', { rules: ['color-contrast'] });
      await showScheme(page, 'light');
      await expectAccessible(page, 'light, 1280 px');
    });

    await test.step('what opens is accessible, and breaks no policy', async () => {
      const [first, ...others] = await openers(page);
      for (const opener of first ? [first, ...others.slice(-1)] : []) {
        await opener.open();
        expect.soft(await sideways(page), `wider, ${opener.name}`).toBe(0);
        if (opener === first) await expectAccessible(page, opener.name, { within: '.gd-popup' });
        await opener.close();
      }
      // Tooltips open with the focus.
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('main .stage button:enabled'))
          button.focus();
      });
    });

    if (PLAYGROUND_PATHS.includes(path)) {
      await test.step('each tab of its playground is accessible', async () => {
        const playground = await wakePlayground(page);
        for (const tab of ['Estado', 'Eventos', 'Accesibilidad']) {
          await playground.getByRole('tab', { name: tab, exact: true }).click();
          await expectAccessible(page, tab, { within: '.playground' });
        }
      });
    }

    await test.step('it fits every width, and a larger or wider text', async () => {
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sideways(page), `wider than the screen, ${width} px`).toBe(0);
        expect.soft(await page.evaluate(cutTables), `cut tables, ${width} px`).toEqual([]);
      }
      for (const [css, width] of [
        [SPACED_TEXT, 320],
        [DOUBLE_TEXT, 640],
      ] as const) {
        await page.evaluate(adoptStyles, css);
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await page.evaluate(cutTexts), `${css}, ${width} px`)
          .toEqual({ overflow: 0, clipped: [] });
      }
    });

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
