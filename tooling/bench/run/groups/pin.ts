import type { Browser } from 'playwright';
import { click, inTurns, mainThread, openContender, painted, settled } from '../browser.ts';
import { contestants } from '../contestants.ts';
import { againstBest, medians, type Row } from '../report.ts';

export async function pin(browser: Browser, origin: string): Promise<Row[]> {
  return [await mounting(browser, origin), await typing(browser, origin)];
}

async function mounting(browser: Browser, origin: string): Promise<Row> {
  const contenders = [];
  for (const name of contestants('pin')) {
    contenders.push(await openContender(browser, origin, 'pin', name, { mode: 'mount' }));
  }
  const samples = await inTurns(contenders, async (contender) => {
    const last = { selector: `.mounted:nth-child(101) ${contender.selectors.input ?? ''}` };
    const time = await painted(contender, 'click', last, () => click(contender, '#go'));
    await settled(contender.page);
    await painted(contender, 'click', { ...last, gone: true }, () => click(contender, '#go'));
    await settled(contender.page);
    return time;
  });
  const labels = new Map(contenders.map(({ name, label }) => [name, label]));
  for (const { page } of contenders) await page.context().close();
  return againstBest(
    { measure: '100 mounted, painted', unit: 'ms', figures: medians(samples, labels) },
    1,
  );
}

async function typing(browser: Browser, origin: string): Promise<Row> {
  const contenders = [];
  for (const name of contestants('pin')) {
    contenders.push(await openContender(browser, origin, 'pin', name, { mode: 'single' }));
  }
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
  const labels = new Map(contenders.map(({ name, label }) => [name, label]));
  for (const { page } of contenders) await page.context().close();
  return againstBest(
    { measure: 'Six digits typed, main thread', unit: 'ms', figures: medians(samples, labels) },
    1,
  );
}
