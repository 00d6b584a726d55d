import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';
import { PARTS, SEARCHED_AT_ONCE } from './specimen-names.ts';

/*
 * Every specimen, mounted, used and open, on a desk and on a phone, where the policies of serve.ts are in force (no
 * inline style or script, no text as markup or code) and a person asked for less motion: nothing is violated, nothing
 * moves, the page of 320 px doesn't scroll sideways, and a phone zooms into no field.
 */

const isSearched = (name: string) => SEARCHED_AT_ONCE.includes(name);

for (const { place, width, hasTouch, takes } of [
  { place: 'on a desk', width: 1280, hasTouch: false, takes: () => true },
  { place: 'on a phone', width: 320, hasTouch: true, takes: (name: string) => !isSearched(name) },
  { place: 'on a narrow page', width: 320, hasTouch: false, takes: isSearched },
]) {
  test.describe(place, () => {
    test.use({ hasTouch, viewport: { width, height: 640 } });

    for (const { title, names } of PARTS) {
      const taken = names.filter(takes);
      if (taken.length === 0) continue;
      test(`${title} keeps the policies, moves nothing and fits`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/trusted/');
        for (const name of taken) {
          await page.evaluate((specimen) => window.harness.open(specimen), name);
          // What a popup does a frame after it opens counts too.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
          );
          expect.soft(await page.evaluate(readFaults), name).toEqual([]);
          await page.evaluate(() => window.harness.close());
        }
      });
    }
  });
}

test('the policies are in force: an inline style, an inline script and a text as markup are refused', async ({
  page,
}) => {
  await page.goto('/trusted/');
  await page.evaluate(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'body { color: red }';
  });
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
  const markup = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" alt="">';
  });
  await expect(markup).rejects.toThrow('TrustedHTML');
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.head.appendChild(document.createElement('script'));
    script.textContent = 'window.hacked = true';
  });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

/** Runs in the page. */
function readFaults(): string[] {
  const page = document.documentElement;
  const sideways = page.scrollWidth - innerWidth;
  /** Safari on iOS enlarges the page round a field of smaller letters. */
  const LEAST = 16;
  const NO_TEXT = ['checkbox', 'radio', 'hidden', 'file', 'range', 'color', 'button', 'submit'];
  const fields = matchMedia('(pointer: coarse)').matches
    ? [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    : [];
  const small = fields.filter(
    (field) =>
      field.matches('[class*="gd-"]:not(.gd-form-value)') &&
      !NO_TEXT.includes(field.type) &&
      Number.parseFloat(getComputedStyle(field).fontSize) < LEAST,
  );
  /** What loads may go on in slow steps; an eye does not see what is over in 10 ms. */
  const lasting = document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const { duration = 0, iterations = 1 } = effect.getComputedTiming();
    const isStepped = effect.getKeyframes().every(({ easing }) => easing.startsWith('steps('));
    if (isStepped || Number(duration) * iterations <= 10) return [];
    return `${effect.target?.className} moves for ${duration} ms`;
  });
  return [
    ...window.violations.splice(0),
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
    ...small.map(({ className }) => `${className} has letters below ${LEAST} px`),
    ...lasting,
  ];
}
