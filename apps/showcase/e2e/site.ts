import { slowDown } from '@guadua/browser/slow-down';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { stateOfPage } from './state-of-page.ts';

/** For what opens no page: the files of the site, and what its server answers. */
export { expect, test as filesTest } from '@playwright/test';

/** An address that is in no table. */
export const UNKNOWN_PATH = '/no/existe';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface SiteFixtures {
  /** Asked for by every test: lets it expect something on the console. */
  quiet: { expect: (pattern: RegExp) => void };
  /** Asked for by every test: gives its page the processor and the line of a slower device. */
  slowed: undefined;
  /** Asked for by every test: says what its page does when the time is over. */
  explained: undefined;
}

/**
 * Tests in which a page that says anything on the console, or crashes, has failed. `GUADUA_SLOW` says
 * how many times slower the page's processor is, `GUADUA_LATE` how many milliseconds later its scripts come.
 */
export const test = base.extend<SiteFixtures>({
  slowed: [
    async ({ page }, use) => {
      await slowDown(page);
      await use(undefined);
    },
    { auto: true },
  ],
  explained: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === 'timedOut') throw new Error(`The page: ${await stateOfPage(page)}.`);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message: ConsoleMessage) =>
        said.push(`${message.type()}: ${message.text()}`),
      );
      page.on('pageerror', (error) => said.push(`crash: ${error.message}`));
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = said.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the page said on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a path and waits until React has taken over the prerendered page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * React takes a page over in slices, and its effects come after that. The router's own is the last of them: from
 * then on what listens for links, keys and the history is there.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Chooses a colour scheme the way a person did on an earlier visit. */
export async function preferScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('guadua-color-scheme', wanted);
  }, scheme);
}

/** How tall the page is, in pixels, with all that rests off the screen laid out. */
export function height(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-resting]'))
      part.removeAttribute('data-resting');
    return document.documentElement.scrollHeight;
  });
}

/**
 * How much wider the page is than its window, in pixels. All of it is laid out for this: what rests off
 * the screen shows nothing that sticks out.
 */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-resting]'))
      part.removeAttribute('data-resting');
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The example of a page that has a heading. */
export function exampleOf(page: Page, title: string): Locator {
  return page.locator('.example', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
}

/** The example of a page that is folded behind its heading, opened. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const example = exampleOf(page, title);
  const fold = example.locator('.example-fold');
  if (!(await fold.evaluate((element) => element.hasAttribute('open'))))
    await fold.locator('> summary').click();
  return example;
}
