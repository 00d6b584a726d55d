import type { Condition } from '../src/page/bench-page.ts';
import { type Contender, closeContenders, inTurns, painted } from './browser.ts';
import { click } from './pointer.ts';
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
  await closeContenders(contenders);
  return paintedRow(measure, samples, labelsOf(contenders), share);
}
