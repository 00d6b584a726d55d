import { expectAccessible } from '../axe.ts';
import { expect, open, test } from '../site.ts';

/* What people set for themselves: their own colours, no motion (larger text: `every-page.spec.ts`). */

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
  // The first is the playground's, which takes up a click once its script has come.
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await lasting()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menú' }).click();
  expect(await lasting()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Activar/Desactivar tema oscuro' }).click();
  expect(await lasting()).toEqual([]);
});

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
