import { fileURLToPath } from 'node:url';
import { pageBudget, pageKind } from '@guadua/site-budgets/budgets';
import { weigh } from '@guadua/site-budgets/weigh';
import { PAGES } from '../src/routes.tsx';
import { expect, open, test } from './site.ts';

/*
 * What can be counted: kilobytes and requests of a first visit. What has to be timed is measured by
 * `pnpm bench site`, on a machine that does nothing else.
 */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const COUNTED = ['script', 'style', 'html', 'font', 'image', 'requests'] as const;

for (const { path, section } of PAGES) {
  test(`a first visit to ${path} stays within its budget`, async ({ page, viewport }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http')) paths.push(url.pathname);
    });
    await page.setViewportSize({ width: 390, height: viewport?.height ?? 844 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const weight = await weigh(paths, DIST);
    test.info().annotations.push({ type: 'kB gzip', description: JSON.stringify(weight) });
    const budget = pageBudget(path, pageKind(section));
    const above = COUNTED.filter((measure) => weight[measure] > budget[measure]).map(
      (measure) => `${measure}: ${weight[measure].toFixed(1)}, budget ${budget[measure]}`,
    );
    expect(above).toEqual([]);
  });
}
