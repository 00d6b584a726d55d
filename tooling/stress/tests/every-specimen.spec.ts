import { expect } from '@playwright/test';
import { opensByTouch, testEachSpecimen } from './each-specimen.ts';
import { test } from './stress-test.ts';

/*
 * Every specimen, mounted, used and open, on a desk and on a phone, where the policies of vite.config.ts are in force (no
 * inline style or script, no text as markup or code) and a person asked for less motion: nothing is violated, nothing
 * moves, the page of 320 px doesn't scroll sideways, and a phone zooms into no field.
 */

for (const { place, width, hasTouch, takes } of [
  { place: 'on a desk', width: 1280, hasTouch: false, takes: () => true },
  { place: 'on a phone', width: 320, hasTouch: true, takes: opensByTouch },
  {
    place: 'on a narrow page',
    width: 320,
    hasTouch: false,
    takes: (name: string) => !opensByTouch(name),
  },
]) {
  test.describe(place, () => {
    test.use({
      hasTouch,
      viewport: { width, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    testEachSpecimen(
      'keeps the policies, moves nothing and fits',
      async (page, name) => {
        await page.evaluate((specimen) => window.harness.open(specimen), name);
        // What a popup does a frame after it opens counts too.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        return page.evaluate(readFaults);
      },
      { takes },
    );
  });
}

test('the policies are in force', async ({ page }) => {
  await page.goto('/');
  const markup = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" alt="">';
  });
  await expect(markup).rejects.toThrow('TrustedHTML');
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
