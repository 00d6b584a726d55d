import type { Browser } from 'playwright';
import { closeContenders, inTurns, mainThread, openContenders, settled } from '../browser.ts';
import { againstBest, labelsOf, medians, type Row } from '../report.ts';
import { toggled } from '../toggle.ts';

export async function pin(browser: Browser, origin: string): Promise<Row[]> {
  return [await mounting(browser, origin), await typing(browser, origin)];
}

async function mounting(browser: Browser, origin: string): Promise<Row> {
  const contenders = await openContenders(browser, origin, 'pin', { mode: 'mount' });
  return toggled('100 mounted, painted', 1, contenders, ({ selectors }) => ({
    selector: `.mounted:nth-child(101) ${selectors.input ?? ''}`,
  }));
}

async function typing(browser: Browser, origin: string): Promise<Row> {
  const contenders = await openContenders(browser, origin, 'pin', { mode: 'single' });
  const samples = await inTurns(contenders, async (contender) => {
    const { page, selectors } = contender;
    await page.reload();
    await page.waitForFunction(() => window.bench !== undefined);
    await page
      .locator(selectors.input ?? '')
      .first()
      .click();
    await settled(page);
    const { task } = await mainThread(contender, async () => {
      for (const digit of '482915') await page.keyboard.press(digit);
    });
    const typed = await page.locator('output').textContent();
    if (typed !== '482915') throw new Error(`typed 482915, the value is ${typed}`);
    return task;
  });
  const labels = labelsOf(contenders);
  await closeContenders(contenders);
  return againstBest(
    { measure: 'Six digits typed, main thread', unit: 'ms', figures: medians(samples, labels) },
    1,
  );
}
