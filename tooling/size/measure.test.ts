import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from './measure.ts';

let place: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'size-'));
  const lib = join(place, 'node_modules/lib');
  mkdirSync(lib, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(lib, name), text);
  write(
    'package.json',
    JSON.stringify({ name: 'lib', main: 'index.js', type: 'module', sideEffects: false }),
  );
  write(
    'index.js',
    `export { small } from './small.js';\nexport { big } from './big.js';\nexport { late } from './late.js';`,
  );
  write('small.js', `import { useState } from 'react';\nexport const small = () => useState(1);`);
  write('big.js', `export const big = () => '${'0123456789'.repeat(500)}';`);
  write('late.js', `export const late = () => import('./heavy.js');`);
  write('heavy.js', `export const heavy = () => '${'abcdefghij'.repeat(500)}';`);
});
afterAll(() => rmSync(place, { recursive: true }));

const bytes = async (...names: string[]) =>
  (await measure([{ from: 'lib', names }], place)).minified;

describe('measure', () => {
  it('counts what is imported, and nothing else', async () => {
    expect(await bytes('small')).toBeLessThan(200);
    expect(await bytes('big')).toBeGreaterThan(5000);
  });

  it('counts everything when no name is given', async () => {
    const { minified, gzip } = await measure([{ from: 'lib' }], place);
    expect(minified).toBeGreaterThan(5000);
    expect(gzip).toBeLessThan(minified);
  });

  it('leaves out what is loaded on demand', async () => {
    expect(await bytes('late')).toBeLessThan(300);
    const whole = await measure([{ from: 'lib', names: ['late'], onDemand: true }], place);
    expect(whole.minified).toBeGreaterThan(5000);
  });

  it('names the modules that an import brings, with their bytes', async () => {
    const { modules } = await measure([{ from: 'lib', names: ['big'] }], place);
    const [[path, bytes] = ['', 0], ...others] = Object.entries(modules).filter(([, of]) => of > 0);
    expect(others).toEqual([]);
    expect(path).toMatch(/lib\/big\.js$/);
    expect(bytes).toBeGreaterThan(5000);
  });

  it('counts the file of a worker as it is published', async () => {
    const worker = 'file/dist/optimize-image/optimize-image.worker.js';
    const page = await measure([{ from: 'lib', names: ['small'] }], place);
    const both = await measure([{ from: 'lib', names: ['small'], worker }], place);
    const { size } = statSync(new URL(`../../packages/${worker}`, import.meta.url));
    expect(both.minified).toBe(page.minified + size);
    expect(both.gzip).toBeGreaterThan(page.gzip + size / 4);
  });

  it('fails on a name that is not there', async () => {
    await expect(bytes('missing')).rejects.toThrow('missing');
  });
});
