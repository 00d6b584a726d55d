import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Contender, FRAME, type Painted } from './browser.ts';
import { median } from './statistics.ts';

/** One measure of a group: the figure of each contestant, ours among them. */
export interface Row {
  measure: string;
  unit: 'ms' | 'kB' | 'MB' | 'elements' | 'µs' | '×';
  /** Figures by the contestant's label. */
  figures: Record<string, number>;
  /** What our figure must not be above; `undefined` where there is no budget. */
  limit?: number | undefined;
  /** The budget in words, such as "0.9 × the best peer". */
  budget?: string | undefined;
}

export const OURS = /^Guadua/;
export const LIMIT = /^Límite/;

/** Medians by label, from samples by name. */
export function medians(
  samples: ReadonlyMap<string, readonly number[]>,
  labels: ReadonlyMap<string, string>,
): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [name, values] of samples) figures[labels.get(name) ?? name] = median(values);
  return figures;
}

/** Medians of the times until something is painted, or of what the main thread does for it. */
export function paintedFigures(
  samples: ReadonlyMap<string, readonly Painted[]>,
  labels: ReadonlyMap<string, string>,
  part: keyof Painted,
): Record<string, number> {
  const numbers = [...samples].map(([name, all]) => [name, all.map((each) => each[part])] as const);
  return medians(new Map(numbers), labels);
}

export function labelsOf(contenders: readonly Contender[]): Map<string, string> {
  return new Map(contenders.map(({ name, label }) => [name, label]));
}

/** The smallest figure among the peers: neither ours nor the limit. */
export function bestPeer(figures: Readonly<Record<string, number>>): number {
  const peers = Object.entries(figures).filter(
    ([label, value]) => !OURS.test(label) && !LIMIT.test(label) && Number.isFinite(value),
  );
  return Math.min(...peers.map(([, value]) => value));
}

/** A row whose budget is a share of the best peer in the same run. */
export function againstBest(row: Omit<Row, 'limit' | 'budget'>, share: number): Row {
  return { ...row, limit: share * bestPeer(row.figures), budget: `≤ ${share} × the best peer` };
}

/**
 * A row of what is painted. Where ours and the best peer are done within one frame, its phase is all that tells them
 * apart: then they are compared by the processor time of the main thread.
 */
export function paintedRow(
  measure: string,
  samples: ReadonlyMap<string, readonly Painted[]>,
  labels: ReadonlyMap<string, string>,
  share?: number,
): Row {
  const times = paintedFigures(samples, labels, 'painted');
  const painted: Row = { measure, unit: 'ms', figures: times };
  const tasks = paintedFigures(samples, labels, 'task');
  const isOneFrame = Math.max(ours(painted) ?? 0, bestPeer(times)) < FRAME;
  const row: Row = isOneFrame
    ? { measure: `${measure}, main thread`, unit: 'ms', figures: tasks }
    : painted;
  return share === undefined ? row : againstBest(row, share);
}

export function ours(row: Row): number | undefined {
  return Object.entries(row.figures).find(([label]) => OURS.test(label))?.[1];
}

export function missed(row: Row): boolean {
  const figure = ours(row);
  // Without its peer in the run there is nothing to hold a figure against.
  if (row.limit === undefined || !Number.isFinite(row.limit)) return false;
  return figure === undefined || !(figure <= row.limit);
}

/** The group's figures as Markdown: contestants down, measures across. */
export function markdown(group: string, rows: readonly Row[]): string {
  const labels = [...new Set(rows.flatMap((row) => Object.keys(row.figures)))];
  labels.sort((a, b) => Number(OURS.test(b)) - Number(OURS.test(a)));
  const lines = [
    `## ${group}`,
    '',
    `| | ${rows.map((row) => `${row.measure} (${row.unit})`).join(' | ')} |`,
    `|---|${rows.map(() => '---:').join('|')}|`,
    ...labels.map(
      (label) => `| ${label} | ${rows.map((row) => format(row.figures[label])).join(' | ')} |`,
    ),
    `| Budget | ${rows.map((row) => budgetCell(row)).join(' | ')} |`,
  ];
  return lines.join('\n');
}

function budgetCell(row: Row): string {
  if (row.limit === undefined || !Number.isFinite(row.limit)) return '';
  return `${row.budget ?? ''} = ${format(row.limit)}: ${missed(row) ? '**missed**' : 'met'}`;
}

function format(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Writes `results/<group>.json` and `.md`, with the date and the machine. */
export function save(group: string, rows: readonly Row[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
  const file = (extension: string) => new URL(`../results/${group}.${extension}`, import.meta.url);
  writeFileSync(file('json'), `${JSON.stringify({ group, date, machine, rows }, null, 2)}\n`);
  writeFileSync(file('md'), `${markdown(group, rows)}\n\n${date}, ${machine}.\n`);
}
