import { DESKTOP, expect, open, test } from '../site.ts';

test.use({ viewport: DESKTOP });

test('a sheet that stays from the page before changes no field of this one', async ({ page }) => {
  const fields = page.locator('.stage .gd-field');
  const widths = () =>
    fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  await open(page, '/forms/basic');
  const alone = await widths();
  expect(alone.length).toBeGreaterThan(5);
  for (const before of ['/forms/form', '/guias']) {
    await open(page, before);
    await page.getByRole('link', { name: 'Campos básicos', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Campos básicos' })).toBeFocused();
    await expect.poll(widths).toEqual(alone);
  }
});
