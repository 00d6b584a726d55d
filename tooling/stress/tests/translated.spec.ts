import { testEachSpecimen } from './each-specimen.ts';

/*
 * A page that the browser translates: each text node gives way to elements, again after each change. Nothing is
 * thrown, and each text is that of the moment.
 */

testEachSpecimen(
  'keeps its texts while the page is translated',
  async (page, name, messages) => [
    ...(await page.evaluate((each) => window.harness.translated(each), name)),
    ...messages.splice(0),
  ],
  { timeout: 25_000 },
);
