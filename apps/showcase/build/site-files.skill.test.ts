import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReference } from './read-reference.ts';

/** Agents look for this file in the root of the repository. */
const SKILL = readFileSync(new URL('../../../SKILL.md', import.meta.url), 'utf8');

test('the skill names only components that the packages have', async () => {
  const { pages } = await readReference();
  const known = Object.values(pages).flatMap(({ components }) =>
    components.map(({ name }) => name),
  );
  const rows = SKILL.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
