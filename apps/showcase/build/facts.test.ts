import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { benchmarks } from './facts.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'guadua-facts-'));
});
afterEach(() => rmSync(repository, { recursive: true }));

function keep(group: string, ...rows: Record<string, number | null>[]): void {
  const folder = join(repository, 'tooling/bench/results');
  mkdirSync(folder, { recursive: true });
  const measured = rows.map((figures) => ({ measure: 'Open', unit: 'ms', figures }));
  const result = { group, date: '2026-11-25', machine: 'one', rows: measured };
  writeFileSync(join(folder, `${group}.json`), JSON.stringify(result));
}
const groups = () => benchmarks(repository).map(({ group }) => group);

it('shows no group in which there is nothing to compare with', () => {
  keep('alone', { Guadua: 1, 'Guadua + Zod': 2 }, { Guadua: 3 });
  keep('floor', { Guadua: 1, 'Límite: input sin estado': 0.5 });
  keep('peers', { Guadua: 1 }, { Guadua: 1, 'Límite: nada': 0.5, Other: 2 });
  expect(groups()).toEqual(['peers']);
});

it('shows the groups in the order of their files, and nothing where none was kept', () => {
  expect(groups()).toEqual([]);
  keep('select', { Guadua: 1, Other: 2 });
  keep('date', { Guadua: 1, Other: null });
  expect(groups()).toEqual(['date', 'select']);
});
