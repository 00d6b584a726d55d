import type { Browser } from 'playwright';
import { type Contender, inTurns, openContender } from '../browser.ts';
import { contestants } from '../contestants.ts';
import { againstBest, medians, type Row } from '../report.ts';
import { median } from '../statistics.ts';

interface Result {
  wall: number;
  block: number;
  width: number;
}

export async function image(browser: Browser, origin: string): Promise<Row[]> {
  const contenders: Contender[] = [];
  for (const name of contestants('image')) {
    contenders.push(await openContender(browser, origin, 'image', name));
  }
  const labels = new Map(contenders.map(({ name, label }) => [name, label]));
  const rows: Row[] = [];
  for (const megapixels of [12, 24]) {
    const blocks = new Map<string, number[]>();
    const walls = await inTurns(contenders, async (contender) => {
      const result = await optimize(contender, megapixels);
      if (result.width !== 1920) throw new Error(`gave a width of ${result.width}`);
      blocks.set(contender.name, [...(blocks.get(contender.name) ?? []), result.block]);
      return result.wall;
    });
    const figures = Object.fromEntries(
      [...blocks].map(([name, values]) => [labels.get(name) ?? name, median(values)]),
    );
    rows.push(
      againstBest(
        { measure: `${megapixels} MP, wall`, unit: 'ms', figures: medians(walls, labels) },
        0.9,
      ),
      {
        measure: `${megapixels} MP, longest block`,
        unit: 'ms',
        figures,
        limit: 16,
        budget: '≤ 16 ms',
      },
    );
  }
  for (const { page } of contenders) await page.context().close();
  return rows;
}

async function optimize({ page }: Contender, megapixels: number): Promise<Result> {
  return page.evaluate(
    (size) => window.bench?.jobs.optimize?.(size) as Promise<Result>,
    megapixels,
  );
}
