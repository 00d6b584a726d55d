import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import type { Page } from '@playwright/test';
import { CHARACTERS } from '../src/data/characters.ts';
import { expect, open, test } from './site.ts';

// Playwright turns the cache off, since it sees no navigation where a page comes back from it.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** How often a page is left until the browser keeps it: one that is short of memory or time keeps none. */
const VISITS = 3;

/**
 * Opens a page, does something there, leaves it for another document and comes back to the very same one, as it was.
 */
async function comeBackTo(page: Page, path: string, use: () => Promise<void>): Promise<void> {
  let answer = '';
  for (let visit = 0; visit < VISITS && answer !== 'kept'; visit++) {
    await open(page, path);
    await use();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
      location.href = '/ui/buttons';
    });
    await page.waitForURL('**/ui/buttons');
    await page.evaluate(() => history.back());
    await expect
      .poll(async () => {
        answer = await page.evaluate(howItCame).catch(() => '');
        return answer;
      })
      .not.toBe('');
  }
  expect(answer).toBe('kept');
}

/** Runs in the page: whether it was kept, or why the browser has loaded it anew. */
function howItCame(): string {
  if (document.documentElement.dataset.persisted === 'true') return 'kept';
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly notRestoredReasons?: unknown;
  })[];
  return visit?.type === 'back_forward' ? JSON.stringify(visit.notRestoredReasons) : '';
}

test('an open list that comes back from the back/forward cache goes on where it was (SEL-5)', async ({
  page,
}) => {
  const trigger = page.getByRole('combobox', { name: 'Personaje', exact: true }).first();
  const search = page.getByRole('combobox', { name: 'Buscar' });
  const options = page.getByRole('option');
  const { length } = CHARACTERS.filter(({ name }) => /pri/i.test(name));
  expect(length).toBeGreaterThan(1);
  let found: readonly string[] = [];

  await comeBackTo(page, '/select/basic', async () => {
    await trigger.click();
    await search.pressSequentially('pri');
    await expect(options).toHaveCount(length);
    found = await options.allTextContents();
  });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('pri');
  await expect(options).toHaveText(found);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(trigger).toHaveText(found[1] ?? '');
  await expect(trigger).toBeFocused();
});

test('a remote list that is left as it opens has its rows when it comes back (SEL-11)', {
  tag: '@long',
}, async ({ page }) => {
  await comeBackTo(page, '/select/remote', async () => {
    await page.getByRole('combobox', { name: 'Municipios' }).first().click();
    await expect(page.getByRole('listbox')).toBeVisible();
  });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
