import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';

const PACKAGES = resolve(import.meta.dirname, '../../packages');

it('every public entry has a row', () => {
  const entries = ['utils', 'forms', 'select', 'date', 'file'].flatMap((folder) => {
    const { name, exports }: { name: string; exports: Record<string, unknown> } = JSON.parse(
      readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'),
    );
    return Object.keys(exports)
      .filter((key) => !/\.(css|json)$/.test(key) && key !== './internal')
      .map((key) => name + key.slice(1));
  });
  const measured = new Set(BUDGETS.flatMap(({ imports }) => imports.map(({ from }) => from)));
  expect(entries.filter((entry) => !measured.has(entry))).toEqual([]);
});
