import { PAGES } from '../src/routes.tsx';
import { expectAccessible } from './axe.ts';
import { expect, open, test } from './site.ts';

/* What people set for themselves: larger text, wider spacing, their own colours, no motion. */

/** WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: the browser's own setting for the size of text. */
const DOUBLE_TEXT = ':root { font-size: 200% !important; }';

for (const { path } of PAGES) {
  test(`${path} keeps its text whole when it is spaced out or twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    for (const [css, widths] of [
      [SPACING, [320, 1280]],
      [DOUBLE_TEXT, [640, 1280]],
    ] as const) {
      await page.evaluate(adopt, css);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(trouble), `${css}, ${width} px`).toEqual({
          overflow: 0,
          clipped: [],
        });
      }
    }
  });
}

for (const path of ['/', '/ui/buttons', '/forms/extras', '/select/options', '/date/range']) {
  test(`${path} can be used in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    await expectAccessible(page, 'forced colours');
    expect(await page.evaluate(borderless), 'controls without a visible edge').toEqual([]);
  });
}

test('nothing moves for those who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/select/basic');
  const lasting = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => String(animation.effect?.getComputedTiming().duration)),
    );
  await page.getByRole('combobox').first().click();
  // The first is the bench's, which takes up a click once its script has come.
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await lasting()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menú' }).click();
  expect(await lasting()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' }).click();
  expect(await lasting()).toEqual([]);
});

/** A style sheet of the reader's: the policy lets scripts adopt one, but write none. */
function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** How much wider the page is than its window, and which texts are cut off. */
function trouble() {
  const root = document.documentElement;
  for (const part of document.querySelectorAll('[data-resting]'))
    part.removeAttribute('data-resting');
  const clipped = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
    const style = getComputedStyle(element);
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return false;
    // Cut on purpose: what only screen readers see, what ends in dots, and what one can unfold.
    if (element.matches('.gd-visually-hidden, [data-cut], [data-cut] *')) return false;
    if (style.textOverflow === 'ellipsis' || element.clientWidth <= 1) return false;
    const text = element.textContent?.trim();
    return Boolean(text) && element.scrollHeight > element.clientHeight + 2;
  });
  return {
    overflow: root.scrollWidth - root.clientWidth,
    clipped: clipped.map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Controls of the demos that nothing sets apart from the page. */
function borderless(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.stage :is(button, input, textarea, select)')]
    .filter((control) => {
      if (control.offsetWidth < 2 || control.matches('.gd-visually-hidden, [aria-hidden]'))
        return false;
      const frame = control.closest('.gd-control') ?? control;
      return [control, frame].every((element) => {
        const style = getComputedStyle(element);
        const hasIcon = element.querySelector('svg') !== null || element.textContent?.trim();
        return style.borderStyle === 'none' && !hasIcon;
      });
    })
    .map((control) => control.outerHTML.slice(0, 120));
}
