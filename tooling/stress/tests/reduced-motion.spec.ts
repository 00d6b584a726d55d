import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/* For those who asked their system for less motion (CMP-10) nothing moves: what would last is over at once, or goes in steps. */

for (const { title, tag, names } of PARTS) {
  test(`${title} moves nothing for those who asked for that`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const name of names) {
      await page.evaluate((specimen) => window.harness.open(specimen), name);
      expect.soft(await page.evaluate(lasting), name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}

/** Runs in the page: what moves for longer than an eye would see. What loads may go on in slow steps. */
function lasting(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const { duration = 0, iterations = 1 } = effect.getComputedTiming();
    const isStepped = effect.getKeyframes().every(({ easing }) => easing.startsWith('steps('));
    if (isStepped || Number(duration) * iterations <= 10) return [];
    return `${effect.target?.className} ${duration} ms`;
  });
}
