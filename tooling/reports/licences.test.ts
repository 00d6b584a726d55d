import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaintsAbout, licenceReport } from './licences.ts';

describe('a dependency', () => {
  const lib = { name: 'lib', version: '1.0.0' };

  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '0BSD'])('under %s may come', (license) => {
    expect(complaintsAbout({ ...lib, license })).toEqual([]);
  });

  it.each([undefined, 'GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x'])(
    'under %s may not',
    (license) => {
      const manifest = license === undefined ? lib : { ...lib, license };
      expect(complaintsAbout(manifest)).toEqual([expect.stringContaining('is not on the list')]);
    },
  );

  it('may not run anything on install', () => {
    const manifest = { ...lib, license: 'MIT', scripts: { postinstall: 'x', test: 'y' } };
    expect(complaintsAbout(manifest)).toEqual(['lib@1.0.0 runs "postinstall" on install']);
  });
});

describe('the list', () => {
  let place: string;
  const write = (folder: string, manifest: object) => {
    mkdirSync(join(place, folder), { recursive: true });
    writeFileSync(join(place, folder, 'package.json'), JSON.stringify(manifest));
  };
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('holds the whole tree, rings included, and neither ours nor what only tests need', () => {
    write('a', {
      name: 'a',
      version: '1.0.0',
      dependencies: { b: '*', x: '*' },
      devDependencies: { missing: '*' },
      peerDependencies: { react: '*' },
    });
    write('b', { name: 'b', version: '1.0.0', dependencies: { y: '*' } });
    write('a/node_modules/x', {
      name: 'x',
      version: '2.0.0',
      license: 'MIT',
      dependencies: { y: '*' },
    });
    write('node_modules/y', {
      name: 'y',
      version: '3.0.0',
      license: 'GPL-3.0',
      dependencies: { y: '*' },
    });
    write('node_modules/react', { name: 'react', version: '19.0.0', license: 'MIT' });
    const { markdown, complaints } = licenceReport([join(place, 'a'), join(place, 'b')]);
    expect(markdown).toContain('brings along (2)');
    expect(markdown).toContain('| x | 2.0.0 | MIT | a |');
    expect(markdown).toContain('| y | 3.0.0 | GPL-3.0 | a, b |');
    expect(markdown).toContain('| react | 19.0.0 | MIT | a |');
    expect(complaints).toEqual(['y@3.0.0: licence GPL-3.0 is not on the list']);
  });
});
