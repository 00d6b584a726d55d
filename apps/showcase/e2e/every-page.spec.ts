import { expectAccessible } from './axe.ts';
import { visitFirst } from './first-visit.ts';
import { showScheme } from './page-checks.ts';
import { expectToFit } from './page-fit.ts';
import { openers } from './popups.ts';
import { expect, sideways, test } from './site.ts';

/*
 * What every page promises, in one visit to the home and to a page with a widget. `long/every-page.spec.ts` asks it of all
 * pages, at every width, in both schemes, with everything open.
 */

const SAMPLES = ['/', '/select/basic'];
const DESK = { width: 1280, height: 800 };

for (const path of SAMPLES) {
  test(`${path} holds to what every page promises`, async ({ page, baseURL, request }) => {
    test.slow();
    const requests = await visitFirst(page, path, request);

    await test.step('it is accessible', async () => {
      await expectAccessible(page, 'light, 390 px');
      await page.setViewportSize(DESK);
      await showScheme(page, 'dark');
      await expectAccessible(page, 'dark, 1280 px', { rules: ['color-contrast'] });
    });
    await test.step('it fits', () => expectToFit(page));
    await test.step('what opens fits the screen', async () => {
      const [first] = await openers(page);
      if (!first) return;
      await first.open();
      expect.soft(await sideways(page), `wider, ${first.name}`).toBe(0);
      await first.close();
    });

    expect.soft(await page.evaluate(() => window.violations), 'policy').toEqual([]);
    expect.soft(requests.hosts, 'who was asked for something').toEqual([baseURL]);
  });
}
