import { slowDown } from '@guadua/browser/slow-down';
import { test as base } from '@playwright/test';

/** Tests whose page is as slow as `GUADUA_SLOW` and `GUADUA_LATE` ask for. */
export const test = base.extend<{
  /**
   * What the page wrote to its console and threw, React's advertisement apart, and the advice of Chromium (`[DOM]`): a
   * specimen may be a part of a form, where a password belongs.
   */
  messages: string[];
}>({
  messages: [
    async ({ page }, use) => {
      await slowDown(page);
      const messages: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (!text.startsWith('[DOM]') && !text.includes('React DevTools')) messages.push(text);
      });
      page.on('pageerror', (error) => messages.push(error.stack ?? String(error)));
      await use(messages);
    },
    { auto: true },
  ],
});
