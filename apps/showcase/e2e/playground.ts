import type { Locator, Page } from '@playwright/test';
import { expect, open } from './site.ts';

/** The pages whose playground has something to try; the rest are utilities without a component. */
export const PLAYGROUND_PATHS = [
  '/ui/buttons',
  '/ui/buttons-group',
  '/ui/popover',
  '/forms/basic',
  '/forms/extras',
  '/forms/pin',
  '/select/basic',
  '/select/templates',
  '/select/remote',
  '/select/options',
  '/select/autocomplete',
  '/date/basic',
  '/date/range',
  '/date/time',
  '/date/period',
  '/file/basic',
  '/file/image',
  '/splide',
  '/utils/snackbar',
  '/utils/password',
  '/utils/click',
  '/social',
];

/** Opens a page and the properties of its playground. */
export async function openPlayground(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const playground = await wakePlayground(page);
  await playground.getByRole('button', { name: 'Propiedades' }).click();
  await expect(playground.getByRole('group', { name: 'Propiedades' })).toBeVisible();
  return playground;
}

/** Moves the mouse, as people do: the script of the playground comes then. */
export async function wakePlayground(page: Page): Promise<Locator> {
  await page.mouse.move(40, 40);
  await page.mouse.move(44, 44);
  const playground = page.locator('.playground[data-ready]');
  await expect(playground).toBeVisible();
  return playground;
}
