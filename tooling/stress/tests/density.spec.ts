import { expect, type Page } from '@playwright/test';
import { openSpecimen } from './open-specimen.ts';
import { test } from './slowed-test.ts';
import { PARTS, SEARCHED_AT_ONCE, SPECIMEN_NAMES } from './specimen-names.ts';

/*
 * Density (CMP-12): each widget, used and open, in a part of the page that is compact.
 */

/** WCAG 2.5.8. */
const LEAST = 24;

/** What has the same height in both densities, with the reason. */
const SAME_HEIGHT = new Map([
  ['carousel', 'it is as high as its slides'],
  ['highlight', 'a text'],
  ['tooltip', 'a text'],
  ['snackbars', 'belongs to the page, not to the part that called it'],
  ['cookies', 'a hook: the button is the application’s'],
  ['fullscreen', 'a hook: the button is the application’s'],
  ['color-scheme', 'a hook: the button is the application’s'],
  ['headless', 'hooks: the inputs are the application’s'],
  ['long-press', 'a hook: the button is the application’s'],
]);
const SAME_FOR_A_MOUSE = new Map([
  ['checkbox', 'its line of text is all its height'],
  ['switch', 'its line of text is all its height'],
]);

for (const { title, names } of PARTS) {
  test(`${title} is lower in a compact part, its targets large enough and apart`, async ({
    page,
  }) => {
    await page.goto('/');
    await expectCompact(page, names, new Map([...SAME_HEIGHT, ...SAME_FOR_A_MOUSE]));
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('every widget is lower in a compact part, its targets large enough and apart', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const names = SPECIMEN_NAMES.filter((name) => !SEARCHED_AT_ONCE.includes(name));
    await expectCompact(page, names, SAME_HEIGHT);
  });
});

test('the nearest density counts, in popups as well', async ({ page }) => {
  await page.goto('/');
  for (const name of ['buttons', 'text-input', 'select', 'date-picker', 'popover', 'file-input']) {
    const { height } = await measure(page, name);
    const nested = await measure(page, name, 'compact', 'comfortable');
    expect.soft(nested.height, name).toBe(height);
  }
});

async function expectCompact(
  page: Page,
  names: readonly string[],
  same: ReadonlyMap<string, string>,
): Promise<void> {
  for (const name of names) {
    const comfortable = await measure(page, name);
    const compact = await measure(page, name, 'compact');
    expect.soft(compact.small, `${name}: targets under ${LEAST} px`).toEqual([]);
    const faults = compact.faults.filter((fault) => !comfortable.faults.includes(fault));
    expect.soft(faults, `${name}: what lies over another or is cut`).toEqual([]);
    const isSame = compact.height === comfortable.height;
    expect.soft(isSame, `${name}: is as high`).toBe(same.has(name));
    expect.soft(compact.height, `${name}: height`).toBeLessThanOrEqual(comfortable.height);
  }
}

interface Measured {
  /** Of the specimen and of what it opened. */
  readonly height: number;
  /** What is too small to be pressed. */
  readonly small: readonly string[];
  /** What lies over another, or shows only a part of itself. */
  readonly faults: readonly string[];
}

async function measure(
  page: Page,
  name: string,
  ...densities: readonly string[]
): Promise<Measured> {
  await openSpecimen(page, name, ...densities);
  const measured = await page.evaluate(readTargets, LEAST);
  await page.evaluate(() => window.harness.close());
  return measured;
}

/** Runs in the page. */
function readTargets(least: number): Measured {
  const PRESSED = [
    'button',
    'a[href]',
    'input:not([type="hidden"], .gd-form-value)',
    'select:not(.gd-form-value)',
    'textarea',
    '[role="option"]',
    '[role="gridcell"]',
    '[role="radio"]',
    '[role="slider"]',
    '[data-day]',
  ].join();
  /** A press on what stands round an input counts for it. */
  const AROUND =
    '.gd-toggle, .gd-control, .gd-file-input__drop, .gd-image-input__frame, .gd-pin-input';
  const all = [...document.querySelectorAll(':is(#specimen, .gd-popup-frame, dialog[open]) *')];
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !element.closest('.gd-visually-hidden, [inert]') &&
    element.getBoundingClientRect().height > 1;
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? ''}`;
  /** Without what is scrolled out of sight. */
  const visibleBox = (element: Element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const around = at.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return { left, right, top, bottom };
  };
  const targets = new Set<Element>();
  for (const element of all) {
    // What an application puts into a widget has its own size.
    if (!element.matches(PRESSED) || !element.matches('[class*=gd-]') || !shown(element)) continue;
    const isField = element.matches('input, select, textarea, .gd-select__trigger');
    targets.add((isField && element.closest(AROUND)) || element);
  }
  const small: string[] = [];
  const faults: string[] = [];
  const boxes = [...targets].map((element) => ({ element, box: visibleBox(element) }));
  for (const { element, box } of boxes) {
    const { width, height } = element.getBoundingClientRect();
    if (width < least || height < least) {
      small.push(`${nameOf(element)}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
    for (const other of boxes) {
      if (other.element === element) break;
      if (element.contains(other.element) || other.element.contains(element)) continue;
      if (Boolean(element.closest('.gd-popup')) !== Boolean(other.element.closest('.gd-popup')))
        continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const depth = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 1 && depth > 1)
        faults.push(`${nameOf(element)} lies over ${nameOf(other.element)}`);
    }
  }
  for (const element of all) {
    const { overflowY, overflowX } = getComputedStyle(element);
    if (overflowY === 'visible' || !shown(element)) continue;
    const hides = overflowY === 'hidden' || overflowY === 'clip';
    if (hides && element.scrollHeight > element.clientHeight + 1) {
      faults.push(`${nameOf(element)} is cut at its foot`);
    }
    if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`${nameOf(element)} is cut at its side`);
    }
  }
  const places = document.querySelectorAll('#specimen, .gd-popup-frame > *, dialog[open]');
  const heights = [...places].map((place) => place.getBoundingClientRect().height);
  return { height: Math.round(heights.reduce((sum, height) => sum + height, 0)), small, faults };
}
