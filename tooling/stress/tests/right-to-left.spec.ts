import { expect, type Page } from '@playwright/test';
import { openSpecimen as open, testEachSpecimen } from './each-specimen.ts';
import { test } from './stress-test.ts';

/*
 * Every widget from right to left, wide and narrow, used and open. The keys of a calendar and of a group of buttons
 * are proved beside them.
 */

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    testEachSpecimen(
      'stays within its bounds from right to left',
      async (page, name) => {
        await open(page, name);
        return page.evaluate(() => window.harness.cutOff());
      },
      { address: '/?dir=rtl' },
    );
  });
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

test('the arrow keys follow the eye through tokens and hours', async ({ page }) => {
  const x = () =>
    page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().x ?? 0));

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
