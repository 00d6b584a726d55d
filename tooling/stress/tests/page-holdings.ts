import type { Page } from '@playwright/test';
import type { PageHoldings } from '../src/holdings.ts';

/** What a page holds on to. */
export interface Holdings extends PageHoldings {
  /** As Chromium counts them. */
  readonly nodes: number;
  readonly domListeners: number;
  readonly heap: number;
}

/** Counts what a page holds on to, without its garbage. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What the first round frees may have held other things.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    ...(await page.evaluate(() => window.holdings())),
    nodes: metric('Nodes'),
    domListeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
  };
}
