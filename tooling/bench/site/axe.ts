import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser } from 'playwright';

const SOURCE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;

/**
 * How many rules of axe a page breaks as it is loaded, best practices and target sizes included, on
 * a phone and a desk, light and dark. The end-to-end tests look at more widths, and open the popups.
 */
export async function violations(browser: Browser, origin: string, path: string): Promise<number> {
  let count = 0;
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      // The rules come from here, which the site's own policy would not allow.
      const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(await SOURCE);
      count += await page.evaluate(run);
      await context.close();
    }
  }
  return count;
}

async function run(): Promise<number> {
  const axe = Reflect.get(window, 'axe') as {
    run: (context: Document, options: RunOptions) => Promise<AxeResults>;
  };
  const rules = { 'target-size': { enabled: true } };
  return (await axe.run(document, { resultTypes: ['violations'], rules })).violations.length;
}
