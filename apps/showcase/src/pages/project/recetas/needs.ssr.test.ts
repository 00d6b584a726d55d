import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../../build/pages';
import { NEEDS } from './needs';

const PACKAGES = join(import.meta.dirname, '../../../../../../packages');
const ALL = NEEDS.flatMap(({ needs }) => needs);

test('every name that is recommended is exported', () => {
  const reports = globSync('*/etc/*.api.md', { cwd: PACKAGES })
    .map((file) => readFileSync(join(PACKAGES, file), 'utf8'))
    .join('\n');
  const unknown = ALL.flatMap(({ use }) => use).filter(
    (name) => !new RegExp(`^(?:declare )?(?:function|const) ${name}\\b`, 'm').test(reports),
  );
  expect(unknown).toEqual([]);
});

test('every need leads to a page of this site', async () => {
  const paths = new Set((await readPages()).map(({ path }) => path));
  expect(ALL.map(({ to }) => to).filter((to) => !paths.has(to))).toEqual([]);
});
