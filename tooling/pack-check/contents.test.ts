import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaintsAbout, type Manifest } from './contents.ts';

const GOOD: Manifest = {
  name: '@guadua/x',
  version: '0.1.0',
  license: 'MIT',
  description: 'Todo sobre x',
  keywords: ['x'],
  homepage: 'https://example.com/x',
  bugs: 'https://example.com/x/issues',
  repository: { url: 'git+https://example.com/x.git', directory: 'packages/x' },
  engines: { node: '>=20' },
  sideEffects: ['**/*.css'],
  dependencies: { '@guadua/utils': '^0.1.0' },
  peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  scripts: { build: 'tsup' },
  exports: {
    '.': { import: './dist/a.js', require: './dist/a.cjs' },
    './b': { import: './dist/b.js', require: './dist/b.cjs' },
  },
};

describe('the files', () => {
  let place: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  };
  const complaints = () => complaintsAbout(join(place, 'shipped'), join(place, 'src'));

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'contents-'));
    write('src/a.tsx', "'use client';\n");
    write('src/b.ts', 'export const b = 1;\n');
    write('src/b.test.ts', '');
    write('src/c.types.ts', '');
    write('shipped/package.json', JSON.stringify(GOOD));
    for (const path of ['README.md', 'LICENSE', 'dist/styles.css']) write(`shipped/${path}`, '');
    write('shipped/dist/a.js', '"use client";\n');
    write('shipped/dist/a.cjs', '"use strict";\n"use client";\n');
    write('shipped/dist/b.js', '');
    write('shipped/dist/b.cjs', '');
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('are fine', () => {
    expect(complaints()).toEqual([]);
  });

  it('have lost "use client"', () => {
    write('shipped/dist/a.js', 'export {};\n');
    expect(complaints()).toEqual(['dist/a.js has lost "use client"']);
  });

  it('lack the ES module of a worker; no CommonJS module can load one', () => {
    write('src/c.worker.ts', '');
    expect(complaints()).toEqual(['dist/c.worker.js is missing']);
    write('shipped/dist/c.worker.js', '');
    expect(complaints()).toEqual([]);
  });

  it('have gained "use client"', () => {
    write('shipped/dist/b.cjs', '"use client";\n');
    expect(complaints()).toEqual(['dist/b.cjs has gained "use client"']);
  });

  it('lack a module and the styles', () => {
    rmSync(join(place, 'shipped/dist/b.js'));
    rmSync(join(place, 'shipped/dist/styles.css'));
    expect(complaints()).toEqual(['dist/styles.css is missing', 'dist/b.js is missing']);
  });

  it('hold a module that no entry imports, a module of types apart', () => {
    write('src/samples.ts', '');
    for (const name of ['samples.js', 'samples.cjs']) {
      write(`shipped/dist/${name}`, '"use strict";\n');
    }
    expect(complaints()).toEqual([]);
    write('shipped/dist/samples.js', 'export const samples = [];');
    expect(complaints()).toEqual(['dist/samples.js ships, and no entry imports it']);
    write('shipped/dist/b.js', "export * from './samples.js';");
    expect(complaints()).toEqual([]);
  });

  it('hold internal files', () => {
    const strays = ['src/a.tsx', 'dist/b.test.js', 'dist/.env', 'etc/index.api.md', 'binding.gyp'];
    for (const path of strays) write(`shipped/${path}`, '');
    write('shipped/CHANGELOG.md', '');
    expect(complaints().sort()).toEqual(strays.map((path) => `${path} should not ship`).sort());
  });

  it.each(['x.innerHTML = y', 'eval(x)', 'new Function(x)', 'document.write(x)'])(
    'turn text into code: %s',
    (code) => {
      write('shipped/dist/b.js', code);
      expect(complaints()).toEqual([
        expect.stringMatching(/^dist\/b\.js has ".*", which could run/),
      ]);
    },
  );
});
