import { expect } from '@playwright/test';
import { openSpecimen } from './open-specimen.ts';
import { test } from './slowed-test.ts';
import { PARTS, SEARCHED_AT_ONCE } from './specimen-names.ts';

/** Safari on iOS enlarges the page round a field of smaller letters. */
const LEAST = 16;

test.use({ hasTouch: true });

for (const { title, tag, names } of PARTS) {
  test(`no field of ${title} makes a phone zoom in`, { tag }, async ({ page }) => {
    await page.goto('/');
    for (const name of names.filter((each) => !SEARCHED_AT_ONCE.includes(each))) {
      await openSpecimen(page, name);
      const small = await page.evaluate(readSmall, LEAST);
      expect.soft(small, name).toEqual([]);
      await page.evaluate(() => window.harness.close());
    }
  });
}

/** Runs in the page: the fields in which one writes or chooses, and whose letters are too small. */
function readSmall(least: number): string[] {
  const NO_TEXT = ['checkbox', 'radio', 'hidden', 'file', 'range', 'color', 'button', 'submit'];
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...fields]
    .filter(
      (field) =>
        field.matches('[class*="gd-"]:not(.gd-form-value)') && !NO_TEXT.includes(field.type),
    )
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
    .map((field) => `${field.className}: ${getComputedStyle(field).fontSize}`);
}
