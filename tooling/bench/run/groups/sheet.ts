import type { Browser } from 'playwright';
import {
  type Contender,
  inTurns,
  mainThread,
  openContender,
  PHONE,
  settled,
  slowed,
} from '../browser.ts';
import { labelsOf, medians, type Row } from '../report.ts';

/** What the page holds besides. */
const ELEMENTS = 3000;
/** Up to here an answer to a tap feels immediate (INP). */
const LIMIT = 200;

/** What the sheets of a phone cost: opened by a tap, and closed by the one that picks. */
export async function sheet(browser: Browser, ...origins: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [group, title] of [
    ['select', 'Select'],
    ['date', 'Date'],
  ] as const) {
    const contenders: Contender[] = [];
    for (const origin of origins) {
      const parameters = { mode: 'single', count: 1000 };
      const one = await openContender(browser, origin, group, 'guadua', parameters, PHONE);
      await one.page.evaluate(fill, ELEMENTS);
      contenders.push(
        origins.length > 1 ? { ...one, name: origin, label: `${one.label} of ${origin}` } : one,
      );
    }
    const labels = labelsOf(contenders);
    for (const act of ['opened', 'picked'] as const) {
      const samples = await inTurns(
        contenders,
        slowed(4, (one) => tapped(one, act)),
      );
      rows.push({
        measure: `${title}: sheet ${act} by a tap, CPU ×4, main thread`,
        unit: 'ms',
        figures: medians(samples, labels),
        limit: LIMIT,
        budget: `≤ ${LIMIT} ms`,
      });
    }
    for (const { page } of contenders) await page.context().close();
  }
  return rows;
}

/** Main-thread milliseconds of the tap that opens the sheet, or of the one that picks in it and closes it. */
async function tapped(contender: Contender, act: 'opened' | 'picked'): Promise<number> {
  const { page, selectors } = contender;
  const { trigger = '', row = '', day = row } = selectors;
  const choice = page.locator(day).nth(10);
  const open = async () => {
    await page.locator(trigger).first().tap();
    await choice.waitFor({ timeout: 60_000 });
  };
  const pick = async () => {
    await choice.tap();
    await choice.waitFor({ state: 'hidden', timeout: 60_000 });
  };
  await settled(page);
  const opening = await mainThread(contender, open);
  const picking = await mainThread(contender, pick);
  return act === 'opened' ? opening.task : picking.task;
}

/** Runs in the page: more to style and to lay out, as an application has it. */
function fill(count: number): void {
  const list = document.body.appendChild(document.createElement('ul'));
  for (let made = 1; made < count; made += 3) {
    const item = list.appendChild(document.createElement('li'));
    item.append('Pedido ', Object.assign(document.createElement('b'), { textContent: `${made}` }));
    item.appendChild(document.createElement('button')).textContent = 'Ver';
  }
}
