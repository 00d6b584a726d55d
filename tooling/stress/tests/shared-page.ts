import { slowDown } from '@guadua/browser/slow-down';
import { test as base, type Page } from '@playwright/test';
import { collectMessages } from './page-messages.ts';
import { type Holdings, watchPage } from './watch-page.ts';

/** A page that the tests of a worker share: the build of all components takes a while to load. */
export interface SharedPage {
  readonly page: Page;
  /** What it wrote to the console and threw since the test began. */
  readonly messages: string[];
  readonly holdings: () => Promise<Holdings>;
}

/** Tests on a shared page at an address; after a failure the next one gets a new page. */
export function sharedPageTest(address: string) {
  let shared: SharedPage | undefined;
  return base.extend<{ shared: SharedPage }>({
    shared: async ({ browser, contextOptions, baseURL }, use, testInfo) => {
      if (!shared) {
        const context = await browser.newContext({
          ...contextOptions,
          ...(baseURL ? { baseURL } : {}),
        });
        const page = await context.newPage();
        await slowDown(page);
        const messages = collectMessages(page);
        page.on('dialog', (dialog) => {
          messages.push(`A dialog: ${dialog.message()}`);
          void dialog.dismiss();
        });
        const holdings = await watchPage(page);
        await page.goto(address);
        await page.waitForFunction(() => 'harness' in window);
        shared = { page, messages, holdings };
      }
      shared.messages.length = 0;
      await use(shared);
      if (testInfo.status !== testInfo.expectedStatus) {
        await shared.page.context().close();
        shared = undefined;
      }
    },
  });
}
