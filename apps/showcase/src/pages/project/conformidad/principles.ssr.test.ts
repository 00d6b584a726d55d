import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRINCIPLES } from './principles';

const ROOT = join(import.meta.dirname, '../../../../../..');
const ALL = PRINCIPLES.flatMap(({ criteria }) => criteria);

test('the report has the 55 criteria of WCAG 2.2 A and AA, each once and in order', () => {
  const numbers = ALL.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(55);
  const byPlace = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(numbers).toEqual(byPlace);
});

test('each criterion that tests prove, wholly or in part, names one that there is', () => {
  for (const { number, result, tests } of ALL) {
    expect(tests.length > 0, number).toBe(result !== 'no' && result !== 'mano');
    for (const file of tests) expect(existsSync(join(ROOT, file)), `${number}: ${file}`).toBe(true);
  }
});
