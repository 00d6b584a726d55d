import { expectAccessible } from '../axe.ts';
import { openPlayground, PLAYGROUND_PATHS } from '../playground.ts';
import { DESKTOP, expect, PHONE, preferScheme, sideways, test } from '../site.ts';

for (const path of PLAYGROUND_PATHS) {
  test(`the playground of ${path} is accessible in each tab and at each size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preferScheme(page, path.length % 2 === 0 ? 'light' : 'dark');
    await page.setViewportSize(DESKTOP);
    const playground = await openPlayground(page, path);
    for (const tab of ['Estado', 'Eventos', 'Accesibilidad']) {
      await playground.getByRole('tab', { name: tab }).click();
      await expectAccessible(page, tab, { within: '.playground' });
    }
    await playground.getByRole('tab', { name: 'Código', exact: true }).click();
    for (const viewport of [{ width: 320, height: 800 }, PHONE, { width: 800, height: 900 }]) {
      await page.setViewportSize(viewport);
      expect.soft(await sideways(page), `${viewport.width} px`).toBe(0);
    }
    await expectAccessible(page, 'at 800 px', { within: '.playground' });
  });
}
