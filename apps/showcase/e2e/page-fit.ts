import type { Page } from '@playwright/test';
import { cutTables, halfRows } from './page-checks.ts';
import { DESKTOP, expect, height, PHONE, sideways } from './site.ts';

/** How long a page may be, in pixels. */
const LONGEST = [
  [PHONE, 5500],
  [DESKTOP, 3500],
] as const;

/** The widths at which the page is longer than it may be, each with how long it is. */
export async function tooLong(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, limit] of LONGEST) {
    await page.setViewportSize(size);
    const length = await height(page);
    if (length > limit) found.push(`${length} px of ${limit} at ${size.width} px`);
  }
  return found;
}

/** Asks of a page that it is not longer than it needs to be, leaves no half of a row empty, and that nothing of it is cut off at the sides. */
export async function expectToFit(page: Page): Promise<void> {
  expect.soft(await tooLong(page)).toEqual([]);
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(halfRows), `half a row, ${width} px`).toEqual([]);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sideways(page), `wider than the screen, ${width} px`).toBe(0);
    expect.soft(await page.evaluate(cutTables), `cut tables, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}
