import { renderSpecimen } from '../server-build.ts';
import { testEachSpecimen } from './each-specimen.ts';

/*
 * Each specimen as a server renders it, taken over by the development build of React, which reports every mismatch.
 * Some widgets bring style attributes (how many slides, rows, months), which such a page has to allow.
 */

const ROOT = '<div id="root"></div>';

testEachSpecimen(
  'hydrates without a warning on a page of its own',
  async (page, name, messages) => {
    await page.route('/dev/', async (route) => {
      const response = await route.fetch();
      const markup = `<div id="root" data-hydrate="${name}">${renderSpecimen(name)}</div>`;
      const policy = `${response.headers()['content-security-policy']}; style-src-attr 'unsafe-inline'`;
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
        body: (await response.text()).replace(ROOT, () => markup),
      });
    });
    await page.goto('/dev/');
    await page.unroute('/dev/');
    await page.waitForFunction(() => {
      const element = document.querySelector('#specimen > *');
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    });
    // What effects change after hydration may warn too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return messages.splice(0);
  },
);
