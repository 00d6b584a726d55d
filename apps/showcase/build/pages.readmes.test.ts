import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../src/pages/project/accesibilidad/engines.ts';
import { readPages } from './pages.ts';

const PAGES = (await readPages()).map(({ path }) => path);

describe.each(globSync('packages/*/README*.md', { cwd: ROOT }).sort())('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');

  it('names only pages that there are', () => {
    const [, ending = ''] = /\nPropiedades, teclado y ejemplos: ([\s\S]*)$/.exec(text) ?? [];
    const named = [...ending.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address);
    expect(PAGES).toEqual(expect.arrayContaining(named));
  });

  it('says from which browsers on the package works', () => {
    for (const [, , from] of ENGINES) expect(text).toContain(` ${/[\d.]+/.exec(from)?.[0]}`);
  });
});
