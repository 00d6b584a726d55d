import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PACKAGES, readPackages } from './packages.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, manifest?: object): void {
  mkdirSync(join(root, 'packages', folder), { recursive: true });
  if (!manifest) return;
  writeFileSync(join(root, 'packages', folder, 'package.json'), JSON.stringify(manifest));
}

describe('readPackages', () => {
  it('puts each package after those that it depends on', () => {
    write('a', {
      name: '@x/a',
      version: '1.0.0',
      dependencies: { '@x/z': 'workspace:^', react: '1' },
    });
    write('b', { name: '@x/b', version: '1.0.0' });
    write('z', { name: '@x/z', version: '1.0.0' });
    expect(readPackages(root).map(({ folder }) => folder)).toEqual(['z', 'a', 'b']);
  });

  it('ignores a folder without a manifest', () => {
    write('left-over');
    expect(readPackages(root)).toEqual([]);
  });

  it('distinguishes entries from style sheets, and what is internal', () => {
    const exports = {
      '.': {},
      './ui': {},
      './internal': {},
      './styles.css': '',
      './package.json': '',
    };
    write('a', { name: '@x/a', version: '1.0.0', exports });
    const [only] = readPackages(root);
    expect(only?.entries.map(({ name, isInternal }) => [name, isInternal])).toEqual([
      ['@x/a', false],
      ['@x/a/ui', false],
      ['@x/a/internal', true],
    ]);
    expect(only?.styleSheets).toEqual(['@x/a/styles.css']);
    expect(only?.entries[1]?.source).toBe(join(root, 'packages/a/src/ui.ts'));
  });
});

it('finds the packages of this repository, the base package first', () => {
  expect(PACKAGES[0]?.name).toBe('@guadua/utils');
  expect(PACKAGES.length).toBeGreaterThanOrEqual(5);
});
