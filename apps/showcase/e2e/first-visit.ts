import { fileURLToPath } from 'node:url';
import { pageBudget, pageKind } from '@guadua/site-budgets/budgets';
import { weigh } from '@guadua/site-budgets/weigh';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import {
  stateOfDocument,
  structure,
  visibleLayoutShifts,
  watchLayoutShifts,
  watchViolations,
} from './page-checks.ts';
import { documentTitle, PAGES } from './pages.ts';
import { expect, open, PHONE, preferScheme, UNKNOWN_PATH } from './site.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** What can be counted; what has to be timed is measured by `pnpm bench site`, on a quiet machine. */
const COUNTED = ['script', 'style', 'html', 'font', 'image', 'requests'] as const;

/**
 * Opens a page for the first time, in light and on a phone, and asks of it what every page promises before
 * anything is done to it. Each question is asked although an earlier one failed.
 *
 * @returns The hosts that the page has asked for something so far, which grow with what is done to it.
 */
export async function visitFirst(
  page: Page,
  path: string,
  request: APIRequestContext,
): Promise<{ readonly hosts: string[] }> {
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
  return requests;
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
