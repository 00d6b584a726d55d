import { describe, expect, it } from 'vitest';
import { badImports } from './directions.ts';

const stories = (path: string, text: string) =>
  badImports([{ path, text }]).map(({ story }) => story);

describe('imports that are refused', () => {
  it.each([
    ['a sibling', 'packages/select/src/select/select.tsx', '@guadua/forms', /Siblings never/],
    ['a sibling in a test', 'packages/date/src/x.test.ts', '@guadua/forms', /Siblings never/],
    ['a sibling from utils', 'packages/utils/src/index.ts', '@guadua/forms', /downwards only/],
    ['the site', 'packages/forms/src/index.ts', '@guadua/showcase', /downwards only/],
    ['itself by name', 'packages/utils/src/ui.ts', '@guadua/utils/internal', /relative path/],
    ['another package by path', 'packages/forms/src/a/b.ts', '../../../utils/src/index', /by name/],
    [
      'a package by path from the site',
      'apps/showcase/src/a.tsx',
      '../../../packages/date/src',
      /by name/,
    ],
    [
      'the depths of dist',
      'apps/showcase/src/a.tsx',
      '@guadua/date/dist/index.js',
      /below src or dist/,
    ],
    [
      'the depths of src',
      'packages/date/src/a.ts',
      '@guadua/utils/src/text/x',
      /below src or dist/,
    ],
    ['tooling in a source', 'packages/date/src/a.ts', '@guadua/testing', /never published/],
    [
      'what is internal on a page',
      'apps/showcase/src/pages/ui/a.tsx',
      '@guadua/utils/internal',
      /public entry/,
    ],
  ])('%s', (_, path, specifier, story) => {
    expect(stories(path, `import { a } from '${specifier}';`)).toEqual([
      expect.stringMatching(story),
    ]);
  });

  it.each([
    `export { a } from '@guadua/forms';`,
    `import type { A } from '@guadua/forms';`,
    `const a = await import('@guadua/forms');`,
    `const a = require('@guadua/forms');`,
    `import '@guadua/forms/styles.css';`,
  ])('however they are written: %s', (text) => {
    expect(stories('packages/select/src/a.ts', text)).toHaveLength(1);
  });

  it('are told with their line', () => {
    const [bad] = badImports([
      { path: 'packages/select/src/a.ts', text: `// a\n\nimport { a } from '@guadua/forms';` },
    ]);
    expect(bad).toMatchObject({ line: 3, specifier: '@guadua/forms' });
  });
});

describe('imports that are allowed', () => {
  it.each([
    ['utils from a sibling', 'packages/select/src/a.tsx', '@guadua/utils/internal'],
    ['a file of the own package', 'packages/select/src/a/b.tsx', '../c/d'],
    ['any package from the site', 'apps/showcase/src/a.tsx', '@guadua/select'],
    ['styles from the site', 'apps/showcase/src/main.tsx', '@guadua/select/styles.css'],
    ['tooling in a test', 'packages/select/src/a.test.tsx', '@guadua/testing'],
    ['tooling in a configuration', 'packages/select/tsup.config.ts', '@guadua/tsup'],
    ['others', 'packages/select/src/a.tsx', 'react'],
    ['a scope of another', 'packages/select/src/a.tsx', '@guaduales/forms'],
    ['what only looks like an import', 'packages/select/src/a.tsx', 'x'],
  ])('%s', (_, path, specifier) => {
    expect(stories(path, `// import '@guadua/forms'\nimport { a } from '${specifier}';`)).toEqual(
      [],
    );
  });
});
