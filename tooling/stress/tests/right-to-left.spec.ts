import { expect, type Page } from '@playwright/test';
import { openSpecimen as open } from './open-specimen.ts';
import { test } from './slowed-test.ts';
import { PARTS } from './specimen-names.ts';

/*
 * Every widget from right to left, wide and narrow, used and open.
 */

for (const width of [1280, 390]) {
  for (const { title, names } of PARTS) {
    test(`${title} stays within its bounds from right to left at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/?dir=rtl');
      for (const name of names) {
        await open(page, name);
        expect.soft(await page.evaluate(overflowing), name).toEqual([]);
        await page.evaluate(() => window.harness.close());
      }
    });
  }
}

test('what leads back stands on the right and points there, what leads on on the left', async ({
  page,
}) => {
  await page.goto('/?dir=rtl');
  for (const [name, before, after] of [
    ['date-picker', '[data-step=previous]', '[data-step=next]'],
    ['calendar', '[data-step=previous]', '[data-step=next]'],
    ['carousel', '.splide__arrow--prev', '.splide__arrow--next'],
  ] as const) {
    await open(page, name);
    const back = await arrow(page, before);
    const on = await arrow(page, after);
    expect(back.x, `${name}: ${before}`).toBeGreaterThan(on.x);
    expect(back.points, `${name}: the arrow of ${before}`).toBe('right');
    expect(on.points, `${name}: the arrow of ${after}`).toBe('left');
    await page.evaluate(() => window.harness.close());
  }
});

test('the arrow back of the sheet of a select points to the right', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/?dir=rtl');
  await open(page, 'select');
  expect((await arrow(page, '.gd-select__sheet-header .gd-icon-button')).points).toBe('right');
});

test('the arrow keys follow the eye: through days, choices, tokens and hours', async ({ page }) => {
  const x = () =>
    page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().x ?? 0));

  await page.goto('/?dir=rtl&specimen=calendar');
  await page.locator('[data-day][tabindex="0"]').focus();
  await movesLeft(page, x);

  await page.goto('/?dir=rtl&specimen=button-group');
  await page.getByRole('radio', { name: 'Lista' }).focus();
  await movesLeft(page, x);

  // Tokens stand to the right of what is typed.
  await page.goto('/?dir=rtl&specimen=select-multiple');
  await page.locator('.gd-select__trigger').focus();
  await page.keyboard.press('ArrowRight');
  const tokens = page.locator('.gd-select__token-remove');
  await expect(tokens.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tokens.first()).toBeFocused();
  await movesLeft(page, x);

  // Hours stand before minutes in every script.
  await page.goto('/?dir=rtl&specimen=date-picker');
  await page.getByRole('combobox').click();
  await page.getByRole('spinbutton', { name: 'minutos' }).focus();
  await movesLeft(page, x);
});

test('the slide that is shown is in sight, and a file’s name stands beside its picture', async ({
  page,
}) => {
  await page.goto('/?dir=rtl');
  await open(page, 'carousel');
  const inSight = () =>
    page.evaluate(() => {
      const track = document.querySelector('.splide__track')?.getBoundingClientRect();
      const slide = document.querySelector('.splide__slide.is-active')?.getBoundingClientRect();
      return track && slide && Math.abs(track.left - slide.left) < 2;
    });
  await expect.poll(inSight).toBe(true);
  await page.evaluate(() => window.harness.close());

  await open(page, 'file-input');
  const gap = await page.evaluate(() => {
    const name = document.querySelector('.gd-file-input__name')?.getBoundingClientRect();
    const picture = document.querySelector('.gd-file-input__preview')?.getBoundingClientRect();
    return name && picture && picture.left - name.right;
  });
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(24);
});

async function movesLeft(page: Page, x: () => Promise<number>): Promise<void> {
  const before = await x();
  await page.keyboard.press('ArrowLeft');
  expect(await x()).toBeLessThan(before);
}

/** Where the middle of a button is, and to which side its arrow points as painted. */
async function arrow(page: Page, selector: string): Promise<{ x: number; points: string }> {
  const button = page.locator(selector).first();
  return button.evaluate((element) => {
    const { x, width } = element.getBoundingClientRect();
    const path = element.querySelector('path');
    if (!path) return { x, points: 'nowhere' };
    const length = path.getTotalLength();
    // The middle of a chevron is its tip.
    const tip = path.getPointAtLength(length / 2).x - path.getPointAtLength(0).x;
    let turned = 1;
    for (let at: Element | null = path; at && at !== element.parentElement; at = at.parentElement) {
      const { scale, transform } = getComputedStyle(at);
      if (scale.startsWith('-1') || new DOMMatrix(transform).a < 0) turned = -turned;
    }
    return { x: x + width / 2, points: tip * turned < 0 ? 'left' : 'right' };
  });
}

/** What sticks out of the window, of its popup or of its control, unless something there scrolls or cuts it. */
function overflowing(): string[] {
  const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const page = document.documentElement;
  const found: string[] = [];
  if (page.scrollWidth > page.clientWidth) found.push(`the page, ${page.scrollWidth} px wide`);
  for (const element of document.querySelectorAll('#specimen *, .gd-popup, .gd-popup *')) {
    if (element.closest('.gd-visually-hidden, [hidden], .splide__track, svg *')) continue;
    // What sticks out of its own clip is not seen: the room for a badge beside the last box of a code.
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2) continue;
    for (let at = element.parentElement; at; at = at.parentElement) {
      // A popup leaves the control that it belongs to on purpose.
      const isFrame =
        at === page || (at.matches('.gd-popup, .gd-control') && !element.matches('.gd-popup'));
      const around = isFrame ? at.getBoundingClientRect() : box;
      if (box.left < around.left - 1 || box.right > around.right + 1) {
        found.push(`${element.localName}.${element.getAttribute('class')} leaves ${at.className}`);
      }
      if (cuts(at) || at.matches('.gd-popup')) break;
    }
  }
  return found;
}
