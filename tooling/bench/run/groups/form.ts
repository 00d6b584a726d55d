import type { Browser } from 'playwright';
import { type Contender, inTurns, openContender, settled } from '../browser.ts';
import { contestants } from '../contestants.ts';
import { labelsOf, medians, type Row } from '../report.ts';

const FIELDS = 5000;
/** Milliseconds until a person is at the first error (FRM-2). */
const LIMIT = 100;

/** A form of thousands of empty fields that is sent: how long until the first of them has the focus. */
export async function form(browser: Browser, origin: string): Promise<Row[]> {
  const contenders = [];
  for (const name of contestants('form')) {
    contenders.push(await openContender(browser, origin, 'form', name, { count: FIELDS }));
  }
  const sample = async ({ page, selectors }: Contender) => {
    await page.reload();
    // React itself takes seconds for so many, more on a busy machine.
    await page.locator(selectors.send ?? '').waitFor({ timeout: 120_000 });
    await settled(page);
    return page.evaluate(({ input = '', send = '' }) => {
      const first = document.querySelector<HTMLElement>(input);
      const button = document.querySelector<HTMLElement>(send);
      return new Promise<number>((resolve) => {
        let start = 0;
        first?.addEventListener('focus', () => resolve(performance.now() - start), { once: true });
        start = performance.now();
        button?.click();
      });
    }, selectors);
  };
  const samples = await inTurns(contenders, sample, { rounds: 1 });
  const labels = labelsOf(contenders);
  for (const { page } of contenders) await page.context().close();
  return [
    {
      measure: `${FIELDS} empty fields sent, first error focused`,
      unit: 'ms',
      figures: medians(samples, labels),
      limit: LIMIT,
      budget: `≤ ${LIMIT} ms`,
    },
  ];
}
