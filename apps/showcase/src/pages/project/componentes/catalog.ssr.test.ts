import { expect, test } from 'vitest';
import { readPages } from '../../../../build/pages';
import { CATALOG } from './catalog';

const pages = await readPages();
const entries = CATALOG.flatMap(([, group]) => group);

test('every page about a component is in the overview, once', () => {
  const shown = pages.filter(({ group }) => group && !['Empezar', 'Proyecto'].includes(group));
  expect(entries.map(({ to }) => to).toSorted()).toEqual(shown.map(({ path }) => path).toSorted());
});

test('the overview names what the page imports', () => {
  for (const { to, names } of entries) {
    const imports = pages.find(({ path }) => path === to)?.imports;
    for (const name of imports ? names.split(', ') : []) expect(imports?.names, to).toContain(name);
  }
});
