import { PACKAGES } from '@guadua/workspace';
import { expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';

it('every public entry has a row', () => {
  const entries = PACKAGES.flatMap(({ entries }) => entries)
    .filter(({ isInternal }) => !isInternal)
    .map(({ name }) => name);
  const measured = new Set(BUDGETS.flatMap(({ imports }) => imports.map(({ from }) => from)));
  expect(entries.filter((entry) => !measured.has(entry))).toEqual([]);
});
