import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../src/pages/project/accesibilidad/engines.ts';
import { readPages } from './pages.ts';

const PAGES = await readPages();

describe.each(PACKAGES)('the README of $name', ({ name, path }) => {
  const readme = readFileSync(join(path, 'README.md'), 'utf8');
  const [, ending = ''] = /\nPropiedades, teclado y ejemplos: ([\s\S]*)$/.exec(readme) ?? [];
  const named = [...ending.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address);

  it('names every page of the package', () => {
    const own = PAGES.filter(({ imports }) => `${imports?.from}/`.startsWith(`${name}/`));
    expect(named).toEqual(expect.arrayContaining(own.map((page) => page.path)));
  });

  it('names only pages that there are', () => {
    expect(PAGES.map((page) => page.path)).toEqual(expect.arrayContaining(named));
  });

  it.each(['README.md', 'README.en.md'])('says in %s from which browsers on it works', (file) => {
    const text = readFileSync(join(path, file), 'utf8');
    for (const [, , from] of ENGINES) expect(text).toContain(` ${/[\d.]+/.exec(from)?.[0]}`);
  });
});
