import type { Page } from '@playwright/test';
import { DESKTOP, expect, open, PHONE, test } from '../site.ts';

/*
 * Who goes through a page with the keyboard sees where: what has the focus has a line round it (WCAG 2.4.7),
 * and nothing that sticks to the screen covers it (2.4.11). Back to front is the harder way: there the page
 * scrolls up, and what comes into sight comes from under the toolbar.
 */

declare global {
  interface Window {
    firstStop?: Element;
  }
}

/** Of each kind of page one. */
const PATHS = ['/', '/forms/extras', '/select/options', '/date/range', '/file/basic', '/tema'];

/** Each page has more stops than this, and fewer than that. */
const FEWEST_STOPS = 10;
const MOST_STOPS = 600;

for (const path of PATHS) {
  for (const [device, viewport] of [
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ] as const) {
    test(`on ${device}, what has the focus on ${path} is marked, and nothing covers it`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(page, path);
      // Toolbar, sidebar and foot are the same on all pages.
      const part = path === '/' ? 'body' : 'main';
      if (part === 'main') {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
      }
      expect(await faultyStops(page, 'Tab', part), 'forwards').toEqual([]);
      expect(await faultyStops(page, 'Shift+Tab', part), 'backwards').toEqual([]);
    });
  }
}

/** Goes through a part of the page with a key, until the focus leaves it or is where it began. */
async function faultyStops(page: Page, key: string, part: string): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; ; stop++) {
    expect(stop, 'stops of one page').toBeLessThan(MOST_STOPS);
    await page.keyboard.press(key);
    const walk = { part, isFirst: stop === 0 };
    let focus = await page.evaluate(readFocus, walk);
    if (focus === 'under a calendar') {
      await page.keyboard.press('Escape');
      focus = await page.evaluate(readFocus, walk);
    }
    if (focus === 'left') {
      expect(stop, 'stops of a page').toBeGreaterThan(FEWEST_STOPS);
      return faults;
    }
    if (focus !== 'fine') faults.push(focus);
  }
}

/**
 * Runs in the page.
 *
 * @param part What the focus may be in.
 * @param isFirst Whether this is where a walk begins.
 * @returns What is wrong with what has the focus; `'left'` once the focus has left the part, or has come back;
 * `'under a calendar'` while one is open that the focus has opened: it keeps the focus, and is over the page.
 */
async function readFocus({ part, isFirst }: { part: string; isFirst: boolean }): Promise<string> {
  // The browser scrolls to what has the focus in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (document.querySelector('.gd-popup[role="dialog"]')) return 'under a calendar';
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.closest(part)) return 'left';
  // From the first, Chromium goes back to the last one without leaving the page.
  if (isFirst) window.firstStop = focused;
  else if (focused === window.firstStop) return 'left';
  const name = focused.outerHTML.slice(0, 160);
  // What is hidden for the eye stands for what is drawn in its place: a box, a frame to drop files.
  let shown = focused;
  const isHidden = (element: Element) =>
    element.getBoundingClientRect().width < 8 || getComputedStyle(element).opacity === '0';
  while (isHidden(shown) && shown.parentElement) shown = shown.parentElement;
  if (!isMarked()) return `not marked: ${name}`;
  return isCovered() ? `covered: ${name}` : 'fine';

  /** A line at it, at the frame it stands in, or at what is drawn in its place. */
  function isMarked(): boolean {
    const frame = focused?.closest('.gd-control, .gd-pin-input, label');
    const inside = frame?.querySelectorAll('*') ?? [];
    const around = [focused, shown, frame, focused?.nextElementSibling, ...inside];
    return around.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  }

  function isCovered(): boolean {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return !parts.some((x) =>
      parts.some((y) => {
        const at = document.elementFromPoint(left + x * width, top + y * height);
        return at !== null && (shown.contains(at) || at.contains(shown));
      }),
    );
  }
}
