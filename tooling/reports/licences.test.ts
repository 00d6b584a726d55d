import { PACKAGES, ROOT } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { complaintsAbout, licenceList, productionDependencies } from './licences.ts';

describe('a dependency', () => {
  const lib = { name: 'lib', version: '1.0.0' };

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '0BSD', 'MIT AND (ISC OR GPL-2.0-only)'])(
    'under %s may come',
    (license) => {
      expect(complaintsAbout({ ...lib, license })).toEqual([]);
    },
  );

  it.each([
    undefined,
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'Apache-2.0 WITH LLVM-exception',
    'UNLICENSED',
    'SEE LICENSE IN x',
  ])('under %s may not', (license) => {
    const manifest = license === undefined ? lib : { ...lib, license };
    expect(complaintsAbout(manifest)).toEqual([expect.stringContaining('is not on the list')]);
  });

  it('may not run anything on install', () => {
    const manifest = { ...lib, license: 'MIT', scripts: { postinstall: 'x', test: 'y' } };
    expect(complaintsAbout(manifest)).toEqual(['lib@1.0.0 runs "postinstall" on install']);
  });
});

describe('the list', () => {
  const found = productionDependencies(
    ROOT,
    PACKAGES.map(({ path }) => path),
  );
  const names = found.map(({ name }) => name);

  it('has dependencies of all levels and peers, and neither ours nor what only tests need', () => {
    // Brought by Radix, asked for of the application, optional, and only for tests.
    expect(names).toEqual(
      expect.arrayContaining(['@floating-ui/core', 'react', '@splidejs/splide']),
    );
    expect(names.filter((name) => name.startsWith('@guadua/'))).toEqual([]);
    expect(names).not.toContain('vitest');
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a line for each', () => {
    const list = licenceList([
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { name: 'b', version: '2.0.0' },
    ]);
    expect(list).toContain('peers included (2)');
    expect(list).toContain('- a 1.0.0: MIT\n- b 2.0.0: none\n');
  });
});
