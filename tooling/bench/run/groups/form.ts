import type { Browser } from 'playwright';
import {
  type Contender,
  closeContenders,
  inTurns,
  mainThread,
  openContenders,
  settled,
} from '../browser.ts';
import { labelsOf, medians, type Row } from '../report.ts';

const FIELDS = 5000;
/** Milliseconds until a person is at the first error (FRM-2). */
const LIMIT = 100;

/** A form of thousands of empty fields: what they cost, what a key in one of them does, how soon a refusal leads to it. */
export async function form(browser: Browser, origin: string): Promise<Row[]> {
  const contenders = await openContenders(browser, origin, 'form', { count: FIELDS });
  const samples = await inTurns(contenders, sample, { rounds: 1 });
  const labels = labelsOf(contenders);
  const figures = (of: (one: Sample) => number) =>
    medians(new Map(Array.from(samples, ([name, own]) => [name, own.map(of)])), labels);
  await closeContenders(contenders);
  return [
    {
      measure: `${FIELDS} fields mounted, from the call of the page`,
      unit: 'ms',
      figures: figures(({ mounted }) => mounted),
    },
    {
      measure: `Ten letters typed in one of ${FIELDS}, main thread`,
      unit: 'ms',
      figures: figures(({ typed }) => typed),
    },
    {
      measure: `${FIELDS} empty fields sent, first error focused`,
      unit: 'ms',
      figures: figures(({ sent }) => sent),
      limit: LIMIT,
      budget: `≤ ${LIMIT} ms`,
    },
  ];
}

interface Sample {
  readonly mounted: number;
  readonly typed: number;
  readonly sent: number;
}

async function sample(contender: Contender): Promise<Sample> {
  const { page, selectors } = contender;
  const { input = '', send = '' } = selectors;
  await page.reload();
  // React itself takes seconds for so many, more on a busy machine.
  await page.locator(send).waitFor({ timeout: 120_000 });
  await settled(page);
  const mounted = await page.evaluate(() => performance.now());
  await page.locator(input).nth(1).focus();
  await settled(page);
  const typed = await mainThread(contender, async () => {
    for (const letter of 'diezletras') await page.keyboard.press(letter);
  });
  const sent = await page.evaluate(
    ([input, send]) => {
      const first = document.querySelector<HTMLElement>(input);
      const button = document.querySelector<HTMLElement>(send);
      return new Promise<number>((resolve) => {
        let start = 0;
        first?.addEventListener('focus', () => resolve(performance.now() - start), { once: true });
        start = performance.now();
        button?.click();
      });
    },
    [input, send] as const,
  );
  return { mounted, typed: typed.task, sent };
}
