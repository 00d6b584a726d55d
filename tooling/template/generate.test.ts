import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { generatePackage } from './generate-package.ts';
import { nextSteps } from './next-steps.ts';

let root: string;

/** What the generator reads. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'template-'));
  const paths = [
    ...PACKAGES.flatMap(({ folder }) =>
      ['package.json', 'src/index.ts', 'src/styles.css'].map(
        (file) => `packages/${folder}/${file}`,
      ),
    ),
    'tooling/packages/package.json',
    'tooling/size/budgets.ts',
    'apps/showcase/package.json',
    'apps/showcase/src/site/page-groups.ts',
    '.changeset/config.json',
  ];
  for (const path of paths) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (path: string) => readFileSync(join(root, path), 'utf8');

describe('a new component', () => {
  it('comes with all its files, and touches no list', () => {
    const written = generate(root, { package: 'forms', component: 'city-input' });
    const inFolder = written.filter((path) => path.startsWith('packages/forms/src/city-input/'));
    expect(inFolder.map((path) => path.replace(/.*\//, '')).sort()).toEqual([
      'city-input-state.test.ts',
      'city-input-state.ts',
      'city-input.browser.test.tsx',
      'city-input.css',
      'city-input.docs.ts',
      'city-input.specimen.tsx',
      'city-input.ssr.test.tsx',
      'city-input.test.tsx',
      'city-input.tsx',
      'city-input.types.ts',
      'use-city-input.ts',
    ]);
    const others = written.filter((path) => !inFolder.includes(path));
    expect(others.filter((path) => !path.startsWith('apps/showcase/src/pages/')).sort()).toEqual([
      '.changeset/city-input.md',
      'packages/forms/src/index.ts',
      'packages/forms/src/styles.css',
    ]);
    expect(text('packages/forms/src/index.ts')).toContain(
      `export { CityInput } from './city-input/city-input';`,
    );
  });

  it('says where its sentence belongs before there is a first version', () => {
    const said = nextSteps(generate(root, { package: 'forms', component: 'city-input' }));
    expect(said).toMatch(/0\.1\.0 .*move the sentence of \.changeset\/city-input\.md .*CHANGELOG/);
    // A package without components has no changeset.
    expect(nextSteps(generatePackage(root, 'table'))).not.toMatch(/changeset/);
  });

  it.each([
    ['tables', 'city-input', /no package "tables".*pnpm new --package tables/],
    ['forms', 'CityInput', /not kebab case/],
    ['forms', '../x', /not kebab case/],
  ])('in %s with the name %s is refused', (home, component, message) => {
    expect(() => generate(root, { package: home, component })).toThrow(message);
  });

  it('is refused when it exists', () => {
    generate(root, { package: 'forms', component: 'city-input' });
    expect(() => generate(root, { package: 'forms', component: 'city-input' })).toThrow(
      /exists already/,
    );
  });
});

describe('a new package', () => {
  it('is known to the tools, the site, the budgets and the shared version', () => {
    const written = generatePackage(root, 'table');
    expect(written.filter((path) => !path.startsWith('packages/table/')).sort()).toEqual([
      '.changeset/config.json',
      'apps/showcase/package.json',
      'apps/showcase/src/site/page-groups.ts',
      'tooling/packages/package.json',
      'tooling/size/budgets.ts',
    ]);
    expect(JSON.parse(text('tooling/packages/package.json')).dependencies).toHaveProperty([
      '@guadua/table',
    ]);
    expect(JSON.parse(text('.changeset/config.json')).linked).toEqual([
      expect.arrayContaining(['@guadua/utils', '@guadua/table']),
    ]);
    expect(text('tooling/size/budgets.ts')).toContain(`{ from: '@guadua/table', `);
    expect(generate(root, { package: 'table', component: 'data-table' })).toContain(
      'packages/table/src/data-table/data-table.specimen.tsx',
    );
  });

  it('has a group of its own in the sidebar, with the pages of its components', () => {
    generatePackage(root, 'data-grid');
    generate(root, { package: 'data-grid', component: 'big-table' });
    expect(text('apps/showcase/src/site/page-groups.ts')).toContain(`'data-grid': 'Data grid',`);
    expect(text('apps/showcase/src/pages/data-grid/big-table/page.meta.ts')).toContain(
      `group: 'Data grid'`,
    );
  });

  it('with its first component touches at most ten files elsewhere, three of them its page', () => {
    const touched = [
      ...generatePackage(root, 'table'),
      ...generate(root, { package: 'table', component: 'data-table' }),
    ].filter((path) => !path.startsWith('packages/table/'));
    // `pnpm install` writes the lockfile besides.
    expect([...new Set(touched), 'pnpm-lock.yaml'].length).toBeLessThanOrEqual(10);
    expect(touched.filter((path) => path.startsWith('apps/showcase/src/pages/')).sort()).toEqual([
      'apps/showcase/src/pages/table/data-table/examples/basic.tsx',
      'apps/showcase/src/pages/table/data-table/page.meta.ts',
      'apps/showcase/src/pages/table/data-table/page.tsx',
    ]);
  });

  it.each([
    ['Table', /not kebab case/],
    ['forms', /exists already/],
  ])('with the name %s is refused', (name, message) => {
    expect(() => generatePackage(root, name)).toThrow(message);
  });
});
