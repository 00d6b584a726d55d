import type { Browser, Locator } from 'playwright';
import {
  type Contender,
  inTurns,
  mainThread,
  openContender,
  PHONE,
  settled,
  slowed,
} from '../browser.ts';
import { middle, tap } from '../pointer.ts';
import { labelsOf, medians, type Row } from '../report.ts';

/** What the page holds besides. */
const ELEMENTS = 3000;
/** Up to here an answer to a tap feels immediate (INP). */
const LIMIT = 200;

const MEASURES = {
  opened: 'sheet opened by a tap',
  picked: 'sheet picked by a tap',
  nothing: 'a tap that opens nothing',
} as const;
type Act = keyof typeof MEASURES;

/** What the sheets of a phone cost: opened by a tap, and closed by the one that picks, beside a tap by itself. */
export async function sheet(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [group, title] of [
    ['select', 'Select'],
    ['date', 'Date'],
  ] as const) {
    const parameters = { mode: 'single', count: 1000 };
    const ours = await openContender(browser, origin, group, 'guadua', parameters, PHONE);
    await ours.page.evaluate(fill, ELEMENTS);
    const labels = labelsOf([ours]);
    for (const act of ['opened', 'picked', 'nothing'] as const) {
      const samples = await inTurns(
        [ours],
        slowed(4, (one) => tapped(one, act)),
      );
      rows.push({
        measure: `${title}: ${MEASURES[act]}, CPU ×4, main thread`,
        unit: 'ms',
        figures: medians(samples, labels),
        limit: LIMIT,
        budget: `≤ ${LIMIT} ms`,
      });
    }
    await ours.page.context().close();
  }
  return rows;
}

/** Main-thread milliseconds of a tap. */
async function tapped(contender: Contender, act: Act): Promise<number> {
  const { page, selectors } = contender;
  const { trigger = '', row = '', day = row } = selectors;
  const choice = page.locator(day).nth(10);
  const measured = async (target: Locator) => {
    const at = await middle(target);
    await settled(page);
    const { task } = await mainThread(contender, () => tap(contender, at));
    return task;
  };
  if (act === 'nothing') return measured(page.locator('body > ul button').first());
  const opening = await measured(page.locator(trigger).first());
  await choice.waitFor();
  const picking = await measured(choice);
  await choice.waitFor({ state: 'hidden' });
  return act === 'opened' ? opening : picking;
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
