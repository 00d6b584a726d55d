import { expect, type Page } from '@playwright/test';

/** More stops than one widget has. */
const MOST_STOPS = 80;

/** Goes through a page with Tab. */
export async function stopsWithoutRing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => window.harness.rememberLooks());
  for (let stop = 0; ; stop++) {
    expect(stop, 'stops of one widget').toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
    const { name, isSeen } = await page.evaluate(readFocus);
    if (!name) return faults;
    if (!isSeen) faults.push(name);
  }
}

/**
 * Goes with Tab and the arrows through what a widget has opened, until the focus is where it has been or on the page.
 * Each stop is compared with the one before: what is open closes without the focus.
 */
export async function openStopsWithoutRing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const visited = new Set<string>();
  for (let stop = 0; ; stop++) {
    expect(stop, 'stops of an open widget').toBeLessThan(MOST_STOPS);
    await page.evaluate(() => window.harness.rememberLooks());
    await page.keyboard.press('Tab');
    const { name, isSeen, isInPopup, isOneOfMany } = await page.evaluate(readFocus);
    if (!name || visited.has(name)) return faults;
    visited.add(name);
    if (isInPopup && !isSeen) faults.push(name);
    if (!isInPopup || !isOneOfMany) continue;
    await page.evaluate(() => window.harness.rememberLooks());
    await page.keyboard.press('ArrowRight');
    const next = await page.evaluate(readFocus);
    if (next.name !== name && !next.isSeen) faults.push(next.name);
  }
}

interface Focus {
  /** What has the focus; nothing once it has left the widgets. */
  readonly name: string;
  /** Whether a line at it has changed since `rememberLooks`. */
  readonly isSeen: boolean;
  readonly isInPopup: boolean;
  /** Whether it shares its place in the order of Tab with others. */
  readonly isOneOfMany: boolean;
}

/** Runs in the page. */
async function readFocus(): Promise<Focus> {
  // A widget may say so after React has rendered it.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const focused = document.activeElement ?? document.body;
  return {
    name: focused === document.body ? '' : focused.outerHTML.slice(0, 160),
    isSeen: window.harness.isFocusSeen(),
    isInPopup: focused.closest('.gd-popup, dialog[open], .gd-snackbars') !== null,
    isOneOfMany: focused.matches('[role="gridcell"], [role="radio"], [data-day]'),
  };
}
