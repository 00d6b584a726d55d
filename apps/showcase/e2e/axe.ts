import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect } from './site.ts';

const SOURCE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Wants no violation of any rule of axe, best practices and target sizes included, in the page as it
 * stands. Without `@axe-core/playwright`: that sends the half a megabyte of rules again for each look
 * at a page.
 *
 * @param state What the page shows, for the story of a failure.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await SOURCE);
  expect(await page.evaluate(violations), `axe, ${state}`).toEqual([]);
}

async function violations() {
  const { run } = Reflect.get(window, 'axe') as {
    run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
  };
  const popups = [...document.querySelectorAll('.gd-popup')];
  const closed = popups.length === 0;
  const found = await run(document, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: closed }, region: { enabled: closed } },
  });
  // While a popup is open, what it half covers is no target, and those in it are; a list that hangs
  // at the body's end, where nothing cuts it off, stands in no landmark.
  for (const popup of popups) {
    const inside = await run(popup, { runOnly: ['target-size'], resultTypes: ['violations'] });
    found.violations.push(...inside.violations);
  }
  if (!closed) {
    const outside = await run(
      { exclude: [['.gd-popup']] },
      { runOnly: ['region'], resultTypes: ['violations'] },
    );
    found.violations.push(...outside.violations);
  }
  return found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));
}
