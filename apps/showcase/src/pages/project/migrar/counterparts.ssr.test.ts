import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../../build/pages';
import { COUNTERPARTS } from './counterparts';

const PACKAGES = join(import.meta.dirname, '../../../../../../packages');
const ROWS = COUNTERPARTS.flatMap(({ rows }) => rows);

/** What the packages export, as their API reports list it. */
function exported(): Set<string> {
  const names = globSync('*/etc/*.api.md', { cwd: PACKAGES }).flatMap((file) => [
    ...readFileSync(join(PACKAGES, file), 'utf8').matchAll(
      /^(?:declare )?(?:function|interface|type|const|class) (\w+)/gm,
    ),
  ]);
  return new Set(names.map(([, name = '']) => name));
}

test('every name that is given for a part of Angular is exported', () => {
  const known = exported();
  const unknown = ROWS.flatMap(({ guadua }) => guadua).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

test('every row leads to a page of this site', async () => {
  const paths = new Set((await readPages()).map(({ path }) => path));
  expect(ROWS.map(({ to }) => to).filter((to) => !paths.has(to))).toEqual([]);
});
