import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './generate.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TOUCHED = ['packages/forms/src/index.ts', 'packages/forms/src/styles.css'];
let copy: string;
let written: string[];

/** What the generator adds to; that what it makes passes all checks takes long (`generate.long.test.ts`). */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'guadua-template-'));
  for (const path of TOUCHED) cpSync(join(ROOT, path), join(copy, path));
  written = generate(copy, { package: 'forms', component: 'city-input' });
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a new component', () => {
  it('comes with every role of the house', () => {
    expect(written.sort()).toEqual([
      '.changeset/city-input.md',
      'apps/showcase/src/pages/forms/city-input/examples/basic.tsx',
      'apps/showcase/src/pages/forms/city-input/page.tsx',
      'packages/forms/src/city-input/city-input-state.test.ts',
      'packages/forms/src/city-input/city-input-state.ts',
      'packages/forms/src/city-input/city-input.browser.test.tsx',
      'packages/forms/src/city-input/city-input.css',
      'packages/forms/src/city-input/city-input.ssr.test.tsx',
      'packages/forms/src/city-input/city-input.test.tsx',
      'packages/forms/src/city-input/city-input.tsx',
      'packages/forms/src/city-input/city-input.types.ts',
      'packages/forms/src/city-input/use-city-input.ts',
      'packages/forms/src/index.ts',
      'packages/forms/src/styles.css',
    ]);
  });

  it('is exported, and its styles are imported', () => {
    const [entry, styles] = TOUCHED.map((path) => readFileSync(join(copy, path), 'utf8'));
    expect(entry).toContain("export { CityInput } from './city-input/city-input';");
    expect(styles).toContain("@import './city-input/city-input.css';");
  });

  it('has its name wherever the template leaves room for one', () => {
    for (const path of written) {
      expect(readFileSync(join(copy, path), 'utf8'), path).not.toMatch(/__\w+__/);
    }
  });
});

describe('a name that can’t be used', () => {
  it.each([
    ['tables', 'city-input', /no package "tables"/],
    ['forms', 'CityInput', /not kebab case/],
    ['forms', '../x', /not kebab case/],
    ['forms', 'city-input', /exists already/],
  ])('%s %s is refused', (home, component, message) => {
    expect(() => generate(copy, { package: home, component })).toThrow(message);
  });
});
