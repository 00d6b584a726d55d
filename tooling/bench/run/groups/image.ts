import type { Browser } from 'playwright';
import {
  type Contender,
  closeContenders,
  inTurns,
  mainThread,
  openContenders,
} from '../browser.ts';
import { againstBest, bestPeer, labelsOf, medians, type Row } from '../report.ts';
import { median } from '../statistics.ts';

interface Result {
  wall: number;
  width: number;
}

/** Megapixels, and the share of the best peer's time that ours may take. */
const SIZES = [
  [12, 0.6],
  [24, 0.5],
] as const;

/** So many photos of 12 megapixels at once, and the share that ours may take of the best peer's one after the other. */
const TOGETHER = { count: 10, share: 0.35 };

export async function image(browser: Browser, origin: string): Promise<Row[]> {
  const contenders = await openContenders(browser, origin, 'image');
  const labels = labelsOf(contenders);
  const rows: Row[] = [];
  for (const [megapixels, share] of SIZES) {
    const busy = new Map<string, number[]>();
    const walls = await inTurns(contenders, async (contender) => {
      const result = await optimize(contender, megapixels);
      if (result.width !== 1920) throw new Error(`gave a width of ${result.width}`);
      const { page, name } = contender;
      const work = (size: number) => window.bench?.jobs.work?.(size);
      const { task } = await mainThread(contender, () => page.evaluate(work, megapixels));
      busy.set(name, [...(busy.get(name) ?? []), task]);
      return result.wall;
    });
    const figures = Object.fromEntries(
      [...busy].map(([name, values]) => [labels.get(name) ?? name, median(values)]),
    );
    rows.push(
      againstBest(
        { measure: `${megapixels} MP, wall`, unit: 'ms', figures: medians(walls, labels) },
        share,
      ),
      {
        // No block is longer than all that the page does, whatever else the machine does.
        measure: `${megapixels} MP, main thread`,
        unit: 'ms',
        figures,
        limit: 5,
        budget: '≤ 5 ms',
      },
    );
  }
  rows.push(await together(contenders, labels, rows[0]));
  await closeContenders(contenders);
  return rows;
}

/** Ten photos at once. */
async function together(
  contenders: readonly Contender[],
  labels: ReadonlyMap<string, string>,
  single: Row | undefined,
): Promise<Row> {
  const { count, share } = TOGETHER;
  const walls = await inTurns(
    contenders,
    async ({ page }) =>
      page.evaluate((many) => window.bench?.jobs.together?.(many) as Promise<number>, count),
    { perRound: 1 },
  );
  return {
    measure: `${count} × 12 MP at once, wall`,
    unit: 'ms',
    figures: medians(walls, labels),
    limit: share * count * bestPeer(single?.figures ?? {}),
    budget: `≤ ${share} × ${count} × the best peer's 12 MP`,
  };
}

async function optimize({ page }: Contender, megapixels: number): Promise<Result> {
  return page.evaluate(
    (size) => window.bench?.jobs.optimize?.(size) as Promise<Result>,
    megapixels,
  );
}
