import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import { expect, test } from '@playwright/test';
import { SPECIMENS } from '../server-build.ts';

/*
 * The other suites hold for every specimen; this one holds that every public component and hook has one, and that
 * every specimen covers something that there is.
 */

test('every component and hook has a specimen', async () => {
  const files = PACKAGES.flatMap(({ path, entries }) =>
    entries
      .filter(({ isInternal }) => !isInternal)
      .map(({ key }) => join(path, 'dist', `${key === '.' ? 'index' : key.slice(2)}.js`)),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  const exported = modules.flatMap((module) => Object.entries(module));
  const names = exported.map(([name]) => name);
  const needed = exported.filter(isComponentOrHook).map(([name]) => name);
  const covered = SPECIMENS.flatMap(({ covers }) => covers);
  expect(needed.filter((name) => !covered.includes(name))).toEqual([]);
  expect(covered.filter((name) => !names.includes(name))).toEqual([]);
});

/** Errors are classes with a capital as well. */
function isComponentOrHook([name, value]: [string, unknown]): boolean {
  if (typeof value !== 'function' || value.prototype instanceof Error) return false;
  return /^[A-Z]|^use[A-Z]/.test(name);
}
