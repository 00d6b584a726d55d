import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../../build/pages';
import { GUIDES } from './guides';

const PACKAGES = join(import.meta.dirname, '../../../../../../packages');
/** What the packages export, and what it is called with. */
const API = globSync('*/etc/*.api.md', { cwd: PACKAGES })
  .map((file) => readFileSync(join(PACKAGES, file), 'utf8'))
  .join('\n');
/** Values of an application, and what React Hook Form gives. */
const THEIRS = new Set([
  'key',
  'details',
  'date',
  'setDate',
  'from',
  'to',
  'field',
  'fieldState',
  'error',
  'save',
  'values',
  'rules',
  'validate',
]);

test.each(GUIDES)('every name of $library that takes its place is in the API', ({ rows }) => {
  const names = rows.flatMap(({ ours }) => {
    const code = ours.replaceAll(/'[^']*'|"[^"]*"/g, '');
    return code.match(/[A-Za-z]{2,}/g) ?? [];
  });
  const unknown = names.filter(
    (name) => !THEIRS.has(name) && !new RegExp(`\\b${name}\\b`).test(API),
  );
  expect(unknown).toEqual([]);
});

test('every guide leads to a page of this site', async () => {
  const paths = new Set((await readPages()).map(({ path }) => path));
  expect(GUIDES.map(({ to }) => to).filter((to) => !paths.has(to))).toEqual([]);
});
