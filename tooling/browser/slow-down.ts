import type { Page } from 'playwright';

/** How many times slower than it is the processor of a page shall be (`pnpm test:repeat --slow`). */
export const SLOW = Number(process.env.GUADUA_SLOW ?? 1);

/** How many milliseconds later than they do the scripts of a page shall come (`pnpm test:repeat --late`). */
export const LATE = Number(process.env.GUADUA_LATE ?? 0);

/**
 * Gives a page the processor of a slower device and scripts that come late, as `GUADUA_SLOW` and
 * `GUADUA_LATE` ask for it; without them it changes nothing.
 */
export async function slowDown(page: Page): Promise<void> {
  if (SLOW > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  }
  if (LATE > 0) {
    await page.route('**/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, LATE));
      // A page that was left takes nothing more.
      await route.continue().catch(() => undefined);
    });
  }
}
