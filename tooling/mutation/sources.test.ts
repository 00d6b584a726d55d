import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pureSources } from './sources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guadua-mutation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
const found = () => pureSources(folder).map(({ path }) => path.slice(folder.length + 1));

describe('pureSources', () => {
  it('finds what a test of rules imports, and what that imports', () => {
    write({
      'a/a.test.ts': "import { a } from './a';",
      'a/a.ts': "import { b } from '../b';",
      'b/index.ts': "export * from './b';",
      'b/b.ts': 'export const b = 1;',
      'c.ts': 'export const c = 1;',
    });
    expect(found()).toEqual(['a/a.ts', 'b/b.ts']);
    expect(pureSources(folder)[1]?.tests).toEqual([join(folder, 'a/a.test.ts')]);
  });

  it('names the tests that import a module themselves before those that reach it through others', () => {
    write({
      'a.test.ts': "import './b'; import './a';",
      'a.ts': "import './c';",
      'b.ts': "import './a';",
      'c.test.ts': "import './c';",
      'c.ts': '',
    });
    const tests = pureSources(folder).find(({ path }) => path.endsWith('c.ts'))?.tests;
    expect(tests).toEqual([join(folder, 'c.test.ts'), join(folder, 'a.test.ts')]);
  });

  it('leaves out what uses React, what a browser or a server tests, and what needs a DOM', () => {
    write({
      'a.test.ts': "import './use-a'; import './a.types';",
      'use-a.ts': "import { useState } from 'react';",
      'a.types.ts': 'export interface A {}',
      'b.browser.test.ts': "import './b';",
      'b.ts': '',
      'c.test.ts': "// @vitest-environment jsdom\nimport './c';",
      'c.ts': '',
    });
    expect(found()).toEqual([]);
  });

  it('leaves out what is written for tests: models that they compare with, and samples', () => {
    write({
      'a.test.ts':
        "import { model } from './a.model'; import { SAMPLES } from './a.samples'; import './a';",
      'a.model.ts': "export * from './a';",
      'a.samples.ts': 'export const SAMPLES = [];',
      'a.ts': '',
    });
    expect(found()).toEqual(['a.ts']);
  });
});
