import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import { expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';

it('every public entry has a row', () => {
  const entries = PACKAGES.flatMap(({ entries }) => entries)
    .filter(({ isInternal }) => !isInternal)
    .map(({ name }) => name);
  const measured = new Set(BUDGETS.map(({ from }) => from));
  expect(entries.filter((entry) => !measured.has(entry))).toEqual([]);
});

/** What a row of a README says: the names in its first cell, and the kilobytes in its second. */
const SAID = PACKAGES.flatMap(({ path, name }) => {
  const readme = readFileSync(join(path, 'README.md'), 'utf8');
  return [...readme.matchAll(/^\| (`.+) \| ([\d,]+) kB \|$/gm)].map(
    ([, what = '', kilobytes = '']) => ({ package: name, what, kilobytes }),
  );
});

it.each(SAID)('the README of $package says of $what: less than $kilobytes kB', (said) => {
  const names = [...said.what.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const [first = ''] = names;
  const limits = BUDGETS.filter(({ from, names: of, without, worker, onDemand }) => {
    if (onDemand || (worker !== undefined) !== said.what.endsWith('con su worker')) return false;
    if (first.startsWith('@')) return from === first && !of;
    return from.startsWith(said.package) && !without && of?.join() === names.join();
  }).map(({ limit }) => limit);
  // Rounded up to half a kilobyte: a budget may move a little without a README.
  const rounded = limits.map((limit) => Math.ceil(limit * 2) / 2);
  expect(rounded).toEqual([Number(said.kilobytes.replace(',', '.'))]);
});

it('READMEs say what is weighed', () => {
  expect(SAID).not.toEqual([]);
});
