import { expect } from '@playwright/test';
import { test } from './slowed-test.ts';

/* More contrast (CMP-13): the tokens, for those who ask their system for it. */

const GROUNDS = ['surface', 'surface-raised', 'surface-popup', 'surface-popup-raised'];
/** Least contrast of a token on each of the grounds. */
const LEAST = {
  text: 7,
  'text-secondary': 7,
  'text-caption': 7,
  'accent-text': 7,
  danger: 7,
  border: 4.5,
  'border-strong': 7,
  focus: 4.5,
};

for (const scheme of ['light', 'dark']) {
  test(`texts have 7 to 1 and edges 4.5 to 1 in ${scheme} for those who want more contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(`/?scheme=${scheme}`);
    for (const [ink, least] of Object.entries(LEAST)) {
      for (const ground of GROUNDS) {
        const ratio = await page.evaluate(contrastOf, [ink, ground] as const);
        expect.soft(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
}

/** Runs in the page: the contrast of two tokens (WCAG), as the browser paints them. */
function contrastOf([ink, ground]: readonly [string, string]): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The page has no canvas.');
  const place = document.body.appendChild(document.createElement('p'));
  const [light = 0, dark = 0] = [ink, ground]
    .map((token) => {
      place.style.color = `var(--gd-${token})`;
      context.fillStyle = getComputedStyle(place).color;
      context.fillRect(0, 0, 1, 1);
      const linear = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = linear;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => other - one);
  place.remove();
  return (light + 0.05) / (dark + 0.05);
}
