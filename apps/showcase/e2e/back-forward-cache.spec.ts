import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// Playwright turns the cache off, since it sees no navigation where a page comes back from it.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page for another document and comes back to the very same one, as it was. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
    location.href = '/ui/buttons';
  });
  await page.waitForURL('**/ui/buttons');
  await page.evaluate(() => history.back());
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.persisted).catch(() => ''))
    .toBe('true');
}

test('an open list that comes back from the back/forward cache goes on where it was (SEL-5)', async ({
  page,
}) => {
  await open(page, '/select/basic');
  const trigger = page.getByRole('combobox', { name: 'Personaje', exact: true }).first();
  await trigger.click();
  const search = page.getByRole('combobox', { name: 'Buscar' });
  await search.pressSequentially('a');
  await expect(search).toHaveValue('a');
  const options = page.getByRole('option');
  const found = await options.allTextContents();
  expect(found.length).toBeGreaterThan(1);

  await leaveAndComeBack(page);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('a');
  await expect(options).toHaveText(found);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(trigger).toHaveText(found[1] ?? '');
  await expect(trigger).toBeFocused();
});

test('a remote list that is left as it opens has its rows when it comes back (SEL-11)', async ({
  page,
}) => {
  await open(page, '/select/remote');
  await page.getByRole('combobox', { name: 'Municipios' }).first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await leaveAndComeBack(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
