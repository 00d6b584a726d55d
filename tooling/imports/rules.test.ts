import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CRUISE } from './rules.ts';

type Case = readonly [what: string, path: string, specifier: string, rule: string];

const REFUSED: readonly Case[] = [
  ['a sibling', 'packages/select/src/a.tsx', '@guadua/forms', 'no-sibling'],
  ['a sibling in a test', 'packages/date/src/x.test.ts', '@guadua/forms', 'no-sibling'],
  ['its styles', 'packages/date/src/b.ts', '@guadua/forms/styles.css', 'no-sibling'],
  ['a sibling from utils', 'packages/utils/src/a.ts', '@guadua/forms', 'no-sibling'],
  ['the site', 'packages/forms/src/a.ts', '@guadua/showcase', 'no-tooling-in-what-ships'],
  ['itself by name', 'packages/utils/src/ui.ts', '@guadua/utils/internal', 'not-itself-by-name'],
  [
    'another by path',
    'packages/forms/src/a/b.ts',
    '../../../utils/src/index',
    'by-name-not-by-path',
  ],
  [
    'one by path from the site',
    'apps/showcase/src/a.tsx',
    '../../../packages/utils/src',
    'by-name-not-by-path',
  ],
  ['tooling', 'packages/date/src/d.ts', '@guadua/testing', 'no-tooling-in-what-ships'],
  ['a floor above', 'packages/date/src/core/a.ts', '../value/a', 'floors'],
  [
    'what is internal on a page',
    'apps/showcase/src/pages/ui/a.tsx',
    '@guadua/utils/internal',
    'no-internals-on-a-page',
  ],
];

const ALLOWED: readonly (readonly [what: string, path: string, specifier: string])[] = [
  ['utils from a sibling', 'packages/select/src/e.tsx', '@guadua/utils/internal'],
  ['a file of the own package', 'packages/select/src/f/b.tsx', '../a'],
  ['a floor below', 'packages/date/src/value/a.ts', '../core/b'],
  ['any package from the site', 'apps/showcase/src/c.tsx', '@guadua/select'],
  ['styles from the site', 'apps/showcase/src/main.tsx', '@guadua/select/styles.css'],
  ['tooling in a test', 'packages/select/src/g.test.tsx', '@guadua/testing'],
  ['tooling in docs', 'packages/select/src/h.docs.ts', '@guadua/catalog'],
  ['its own package in a specimen', 'packages/select/src/h.specimen.tsx', '@guadua/select'],
  ['tooling in a configuration', 'packages/select/tsup.config.ts', '@guadua/tsup'],
  ['others', 'packages/select/src/i.tsx', 'react'],
  ['a scope of another', 'packages/select/src/j.tsx', '@guaduales/forms'],
];

let root: string;
let refused: readonly IViolation[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', '{ "name": "root" }');
  write('packages/utils/src/index.ts', 'export const a = 1;');
  for (const [, path, specifier] of [...REFUSED, ...ALLOWED]) {
    write(
      path,
      `// import '@guadua/forms'\nimport { a } from '${specifier}';\nexport const b = a;\n`,
    );
  }
  write('packages/file/src/one.ts', `import type { B } from './two';\nexport type A = B;`);
  write('packages/file/src/two.ts', `import type { A } from './one';\nexport type B = A[];`);
  const { output } = await cruise(['packages', 'apps'], { ...CRUISE, baseDir: root });
  refused = (output as ICruiseResult).summary.violations;
});
afterAll(() => rmSync(root, { recursive: true }));

const rulesFor = (path: string) =>
  refused.filter(({ from }) => from === path).map(({ rule }) => rule.name);

it.each(REFUSED)('refuses %s', (_, path, _specifier, rule) => {
  expect(rulesFor(path)).toEqual([rule]);
});

it('refuses circles, of types alone too', () => {
  const circle = refused.find(({ rule }) => rule.name === 'no-circle');
  expect(circle?.cycle?.map(({ name }) => name)).toContain('packages/file/src/two.ts');
});

it.each(ALLOWED)('allows %s', (_, path) => {
  expect(rulesFor(path)).toEqual([]);
});
