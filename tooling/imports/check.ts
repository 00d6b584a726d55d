// `pnpm check` runs this: it fails when an import goes where none may go, and when a rule has no test or a cited
// rule doesn't exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { cruiseImports } from './cruise.ts';
import { readRules, repeatedNumbers, unknownNumbers } from './specification.ts';

const FOLDERS = ['packages', 'apps', 'tooling'];
const { modules, refused } = await cruiseImports(ROOT, FOLDERS);

for (const { from, to, rule, reason, circle } of refused) {
  const what = circle.length > 0 ? `goes round: ${circle.join(' → ')}` : `imports ${to}`;
  console.error(`✗ ${from} ${what}\n  ${reason} (${rule})\n`);
  process.exitCode = 1;
}
console.log(`Imports: ${modules} modules${refused.length === 0 ? ', all downwards' : ''}.`);

const files = globSync(`{${FOLDERS.join(',')}}/**/*.*`, {
  cwd: ROOT,
  exclude: (path) => /(^|[\\/])(node_modules|dist|\.work)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));
const DOCUMENTS = globSync('{*,docs/**/*}.md', { cwd: ROOT });
const MOST_CHARACTERS = 500;
const SPECIFICATION = join(ROOT, 'docs/specification');
const read = globSync('*.md', { cwd: SPECIFICATION }).map((name) =>
  readRules(readFileSync(join(SPECIFICATION, name), 'utf8')),
);
const rules = read.flatMap((document) => document.rules);
const problems = [
  ...read.flatMap((document) => document.problems),
  ...repeatedNumbers(rules).map((number) => `${number} stands twice`),
  ...rules
    .filter(({ test }) => !existsSync(join(SPECIFICATION, test)))
    .map(({ number, test }) => `${number} links to ${test}, which does not exist`),
  ...[...files.filter((file) => /\.(tsx?|css|md)$/.test(file)), ...DOCUMENTS]
    .filter((file) => !file.startsWith('tooling/imports/') && !file.endsWith('CHANGELOG.md'))
    .flatMap((file) =>
      unknownNumbers(readFileSync(join(ROOT, file), 'utf8'), rules).map(
        (number) => `${file} cites ${number}, which is no rule`,
      ),
    ),
];
for (const document of DOCUMENTS) {
  const lines = readFileSync(join(ROOT, document), 'utf8').split('\n');
  if (lines.every((line) => line.length <= MOST_CHARACTERS)) continue;
  problems.push(`${document} has a paragraph of more than ${MOST_CHARACTERS} characters`);
}
for (const problem of problems) {
  console.error(`✗ ${problem} (docs/specification/README.md)\n`);
  process.exitCode = 1;
}
console.log(`Rules: ${rules.length}${problems.length === 0 ? ', each with its test' : ''}.`);
