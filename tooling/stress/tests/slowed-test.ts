import { slowDown } from '@guadua/browser/slow-down';
import { test as base } from '@playwright/test';

/** Tests whose page is as slow as `GUADUA_SLOW` and `GUADUA_LATE` ask for. */
export const test = base.extend<{ slowed: undefined }>({
  slowed: [
    async ({ page }, use) => {
      await slowDown(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
