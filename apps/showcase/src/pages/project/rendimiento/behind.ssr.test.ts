import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Benchmark } from '../../../site/measurements.types';
import { measuresBehind } from './behind';

const RESULTS = join(import.meta.dirname, '../../../../../../tooling/bench/results');

function kept(): Benchmark[] {
  return readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')));
}

test('every kept measure in which another library is ahead says why', () => {
  const silent = measuresBehind(kept()).filter(({ reason }) => reason === undefined);
  expect(silent.map(({ row }) => row.measure)).toEqual([]);
});

test('a measure is behind where the best of the others is better, the floor apart', () => {
  const row = (figures: Record<string, number | null>) => ({
    measure: 'Open',
    unit: 'ms',
    figures,
  });
  const behind = measuresBehind([
    {
      group: 'select',
      date: '2026-11-21',
      machine: 'one',
      rows: [
        row({ Guadua: 5, Other: 4, 'Límite: nada': 1 }),
        row({ Guadua: 5, Other: 6, 'Límite: nada': 1 }),
        row({ Guadua: 5, Other: null }),
        row({ 'Guadua A': 3, 'Guadua B': 7, Other: 6 }),
      ],
    },
  ]);
  expect(behind.map(({ ours, best }) => [ours, best.name, best.value])).toEqual([
    [5, 'Other', 4],
    [7, 'Other', 6],
  ]);
});
