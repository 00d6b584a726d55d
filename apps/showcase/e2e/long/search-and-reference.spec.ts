import { expectAccessible } from '../axe.ts';
import { DESKTOP, expect, open, PHONE, preferScheme, test } from '../site.ts';

/* The whole page around the search and the filter, in both schemes and at both sizes. */

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`the search is accessible in ${scheme} at ${viewport.width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await preferScheme(page, scheme);
      await open(page, '/ui/buttons');
      const dialog = page.getByRole('dialog', { name: 'Buscar en Guadua' });
      for (const query of ['', 'select', 'zzzzxq']) {
        await page.keyboard.press('Control+k');
        await dialog.getByRole('combobox').fill(query);
        await expect(
          query === 'zzzzxq' ? dialog.getByText('Nada con') : dialog.getByRole('option').first(),
        ).toBeVisible();
        // Around it the page is the same whatever is searched for.
        const scope = query === '' ? {} : { within: 'dialog[open]' };
        await expectAccessible(page, `search for ${query}`, scope);
      }
    });

    test(`the reference is accessible in ${scheme} at ${viewport.width} px`, async ({ page }) => {
      await preferScheme(page, scheme);
      await page.setViewportSize(viewport);
      await open(page, '/forms/basic#api-text-input--clearable');
      await expectAccessible(page, 'a row that a link led to');
      await page.getByRole('searchbox', { name: 'Filtrar la referencia' }).fill('campo');
      await expect(page.locator('.ref-count')).toHaveText(/de/);
      await expectAccessible(page, 'filtered');
    });
  }
}
