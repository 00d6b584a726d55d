import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Benchmark } from '../../../site/measurements.types';
import { measuresBehind } from './behind';

const ROOT = join(import.meta.dirname, '../../../../../..');
const RESULTS = join(ROOT, 'tooling/bench/results');
const KEPT: Benchmark[] = readdirSync(RESULTS)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')));
const [, SECTION = ''] =
  /\n## Cuánto pesa y cuánto tarda\n([\s\S]*?)\n## /.exec(
    readFileSync(join(ROOT, 'README.md'), 'utf8'),
  ) ?? [];
/** Each with its figures, all of one measure. */
const ROWS = SECTION.split('\n').filter((line) => /^\| .*\d/.test(line));
const COMPARISONS = [
  ...SECTION.matchAll(
    /([\d.,]+)(?: [^\d(]*?)? contra ([\d.,]+) de ([A-Za-z][\w-]*(?: [A-Z]\w+)?)/g,
  ),
].map(([, ours = '', theirs = '', name = '']) => ({ ours, theirs, name }));

/** Whether a figure was written down so: 38,5 for 38.51, 4.548 for 4548.05. */
function isWrittenSo(value: number, text: string): boolean {
  const [, decimals = ''] = text.split(',');
  const read = Number(text.replaceAll('.', '').replace(',', '.'));
  return Math.abs(value - read) <= 0.51 * 10 ** -decimals.length;
}

/** The measures in which all of these contestants have these figures. */
function measuresWith(figures: readonly (readonly [name: string, text: string])[]): string[] {
  return KEPT.flatMap(({ rows }) => rows)
    .filter((row) =>
      figures.every(([name, text]) =>
        Object.entries(row.figures).some(
          ([label, value]) => label.startsWith(name) && value !== null && isWrittenSo(value, text),
        ),
      ),
    )
    .map(({ measure }) => measure);
}

describe('the figures of the README', () => {
  it.each(ROWS)('%s', (line) => {
    const [, , ours = '', best = '', others = ''] = line.split('|').map((cell) => cell.trim());
    const [, bestText = '', bestName = ''] = /^([\d.,]+).*\(([^,)]+)/.exec(best) ?? [];
    const rest = others.split(' · ').map((each): [string, string] => {
      const [, name = '', text = ''] = /^(.+) ([\d.,]+)$/.exec(each) ?? [];
      return [name, text];
    });
    const [, oursText = ''] = /^([\d.,]+)/.exec(ours) ?? [];
    const figures = [['Guadua', oursText] as const, [bestName, bestText] as const, ...rest];
    expect(measuresWith(figures)).not.toEqual([]);
  });

  it.each(COMPARISONS)('$ours against $theirs of $name', ({ ours, theirs, name }) => {
    expect(
      measuresWith([
        ['Guadua', ours],
        [name, theirs],
      ]),
    ).not.toEqual([]);
  });

  it('were measured on the machine and the day that it names', () => {
    expect(ROWS).not.toEqual([]);
    for (const { date, machine } of KEPT) {
      const [year, month, day] = date.split('-').map(Number);
      const months = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
      const name = months.format(Date.UTC(year ?? 0, (month ?? 1) - 1));
      expect(SECTION).toContain(`${day} de ${name} de ${year}`);
      expect(SECTION).toContain(machine);
    }
  });

  it('name the measure of each group in which another library is furthest ahead', () => {
    for (const { group, rows } of KEPT) {
      const [worst] = measuresBehind([{ group, rows, date: '', machine: '' }])
        .filter(({ row: { unit } }) => unit === 'ms' || unit === 'kB')
        .sort((one, other) => other.ours / other.best.value - one.ours / one.best.value);
      if (!worst) continue;
      const said = COMPARISONS.some(({ ours, theirs, name }) => {
        return (
          worst.best.name.startsWith(name) &&
          isWrittenSo(worst.ours, ours) &&
          isWrittenSo(worst.best.value, theirs)
        );
      });
      expect({ group, measure: worst.row.measure, said }).toMatchObject({ said: true });
    }
  });
});
