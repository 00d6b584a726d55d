import type { Condition } from '../src/page/bench-page.ts';
import { type Contender, click, inTurns, painted } from './browser.ts';
import { labelsOf, paintedRow, type Row } from './report.ts';

/** Presses the button that shows something, waits for it, and presses it again to take it away. */
export async function toggled(
  measure: string,
  share: number,
  contenders: readonly Contender[],
  shown: (contender: Contender) => Condition,
): Promise<Row> {
  const samples = await inTurns(contenders, async (contender) => {
    const press = () => click(contender, '#go');
    const time = await painted(contender, 'click', shown(contender), press);
    await painted(contender, 'click', { ...shown(contender), gone: true }, press);
    return time;
  });
  for (const { page } of contenders) await page.context().close();
  return paintedRow(measure, samples, labelsOf(contenders), share);
}
