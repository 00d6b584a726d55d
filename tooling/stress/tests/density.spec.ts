import type { Page } from '@playwright/test';
import { openSpecimen, opensByTouch, testEachSpecimen } from './each-specimen.ts';
import { test } from './stress-test.ts';

/*
 * Density (CMP-12): each widget, used and open, in a part of the page that is compact, is lower, its targets as large
 * and as far apart as WCAG 2.5.8 asks for, and its texts whole. That the nearest density counts is proved with popups.
 */

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

testEachSpecimen('is lower in a compact part, and fits', (page, name) =>
  compactFaults(page, name, SAME_HEIGHT.has(name) || SAME_FOR_A_MOUSE.has(name)),
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  testEachSpecimen(
    'is lower in a compact part, and fits',
    (page, name) => compactFaults(page, name, SAME_HEIGHT.has(name)),
    { takes: opensByTouch },
  );
});

async function compactFaults(page: Page, name: string, isSame: boolean): Promise<string[]> {
  const comfortable = await measure(page, name);
  const compact = await measure(page, name, 'compact');
  const faults = compact.cutOff.filter((fault) => !comfortable.cutOff.includes(fault));
  const isAsExpected = isSame
    ? compact.height === comfortable.height
    : compact.height < comfortable.height;
  if (!isAsExpected) faults.push(`is ${compact.height} px high after ${comfortable.height} px`);
  return [...faults, ...compact.small];
}

/** The height of a specimen and of what it opened, its texts that are cut off, and its targets that are too small. */
async function measure(page: Page, name: string, density?: 'compact') {
  await openSpecimen(page, name, density);
  return page.evaluate(async () => {
    const places = document.querySelectorAll('#specimen, .gd-popup-frame > *, dialog[open]');
    const heights = [...places].map((place) => place.getBoundingClientRect().height);
    const measured = {
      height: Math.round(heights.reduce((sum, height) => sum + height, 0)),
      cutOff: window.harness.cutOff(),
      small: await window.harness.smallTargets(),
    };
    await window.harness.close();
    return measured;
  });
}
