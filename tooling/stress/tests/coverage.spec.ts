import { PACKAGES } from '@guadua/workspace';
import { expect, test } from '@playwright/test';
import { SPECIMENS } from '../server-build.ts';

/*
 * The other suites hold for every specimen; this one holds that every public component and hook has one.
 */

const entries = PACKAGES.flatMap((one) => one.entries).filter(({ isInternal }) => !isInternal);
const covered = new Set(SPECIMENS.flatMap(({ covers }) => covers));

for (const { name: entry } of entries) {
  test(`every component and hook of ${entry} has a specimen`, async () => {
    const names = Object.entries(await importEntry(entry))
      .filter(([name, value]) => isComponentOrHook(name, value))
      .map(([name]) => name);
    expect(names.filter((name) => !covered.has(name))).toEqual([]);
  });
}

test('every specimen covers something that there is', async () => {
  const all = await Promise.all(entries.map(({ name }) => importEntry(name)));
  const names = new Set(all.flatMap((entry) => Object.keys(entry)));
  expect([...covered].filter((name) => !names.has(name))).toEqual([]);
});

/** Errors are classes with a capital as well. */
function isComponentOrHook(name: string, value: unknown): boolean {
  if (typeof value !== 'function' || value.prototype instanceof Error) return false;
  return /^[A-Z]|^use[A-Z]/.test(name);
}

/** An entry of a package, as it was built. */
async function importEntry(entry: string): Promise<Record<string, unknown>> {
  const home = PACKAGES.find(({ entries: own }) => own.some(({ name }) => name === entry));
  if (!home) throw new Error(`${entry} belongs to no package.`);
  const file = `${entry.slice(home.name.length + 1) || 'index'}.js`;
  return import(`${home.path}/dist/${file}`);
}
