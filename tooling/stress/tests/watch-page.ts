import type { CDPSession, Page } from '@playwright/test';
import type { PageHoldings } from '../src/holdings.ts';

/** What a page holds on to. */
export interface Holdings extends PageHoldings {
  /** As Chromium counts them. */
  readonly nodes: number;
  readonly domListeners: number;
  readonly heap: number;
}

/** Counts what the page holds on to. */
export async function watchPage(page: Page): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await collect(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      ...(await page.evaluate(() => window.holdings())),
      nodes: metric('Nodes'),
      domListeners: metric('JSEventListeners'),
      heap: metric('JSHeapUsedSize'),
    };
  };
}

/** Twice: what the first round frees may have held other things. */
async function collect(session: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
}
