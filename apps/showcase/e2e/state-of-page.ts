import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * What a page does that a test waited for in vain: Playwright clicks nothing in one that draws no frames, and
 * says only that it waits.
 *
 * @param patience How long it may take to draw, and as long again to answer, in milliseconds.
 */
export function stateOfPage(page: Page, patience = 10_000): Promise<string> {
  const answer = page.evaluate(async (longest) => {
    const draws = await new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), longest);
    });
    return `it is ${document.visibilityState} and draws ${draws ? '' : 'no '}frames`;
  }, patience);
  return Promise.race([answer, wait(2 * patience, 'it does not answer', { ref: false })]);
}
