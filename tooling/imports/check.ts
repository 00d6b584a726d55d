// `pnpm check` runs this: it fails when an import goes where none may go, or round in a circle, and when a
// test doesn't carry the name of what it tests.
import { globSync } from 'node:fs';
import { ROOT } from '@guadua/workspace';
import { cruiseImports } from './cruise.ts';
import { misnamedTests, TEST_NAME_REASON } from './test-names.ts';

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
const misnamed = misnamedTests(files);
for (const test of misnamed) {
  console.error(`✗ ${test} carries the name of nothing beside it\n  ${TEST_NAME_REASON}\n`);
  process.exitCode = 1;
}
console.log(
  `Tests: ${misnamed.length === 0 ? 'each carries' : 'not all carry'} the name of what it tests.`,
);
