// `pnpm check` runs this: it fails when an import goes against the directions of the house.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { badImports } from './directions.ts';

const root = resolve(import.meta.dirname, '../..');
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'],
  { cwd: root, encoding: 'utf8' },
);
const sources = listed
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(resolve(root, path)))
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const bad = badImports(sources);
for (const { path, line, specifier, story } of bad) {
  console.error(`${path}:${line} imports '${specifier}'\n  ${story}\n`);
}
if (bad.length > 0) process.exit(1);
console.log(`Import directions: ${sources.length} files, all downwards.`);
