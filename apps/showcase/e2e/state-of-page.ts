import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long a page may take to answer or to draw, in milliseconds. */
const PATIENCE = 10_000;

/**
 * What a page does that a test waited for in vain: Playwright clicks nothing in one that draws no frames, and
 * says only that it waits.
 */
export function stateOfPage(page: Page): Promise<string> {
  const answer = page.evaluate(async (patience) => {
    const draws = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), patience);
    });
    return `it is ${document.visibilityState} and draws ${draws ? '' : 'no '}frames`;
  }, PATIENCE);
  return Promise.race([answer, wait(2 * PATIENCE, 'it does not answer', { ref: false })]);
}
