import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Benchmark } from '../../../site/measurements.types';
import { groupDigits, measureTitle } from './benchmark-titles';

const RESULTS = join(import.meta.dirname, '../../../../../../tooling/bench/results');
const ENGLISH = /\b(?:alone|and|at|by|for|from|in|main|of|once|open|over|set|the|to|typed|with)\b/i;

test('no kept measure keeps an English word', () => {
  const titles = readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file): Benchmark['rows'] => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')).rows,
    )
    .map(({ measure }) => measureTitle(measure));
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => ENGLISH.test(title))).toEqual([]);
});

test.each([
  ['1000', '1.000'],
  ['100 000', '100.000'],
  ['6 000 px', '6.000 px'],
  ['10 × 12 MP', '10 × 12 MP'],
  ['0,59', '0,59'],
])('%s is written %s', (text, written) => {
  expect(groupDigits(text)).toBe(written);
});
