import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { complaintsAbout } from './contents.ts';

const MANIFEST = {
  license: 'MIT',
  description: 'Todo sobre x',
  keywords: ['x'],
  homepage: 'https://example.com/x',
  bugs: 'https://example.com/x/issues',
  repository: { url: 'git+https://example.com/x.git', directory: 'packages/x' },
  engines: { node: '>=20' },
  sideEffects: ['**/*.css'],
  peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  scripts: { build: 'tsup' },
};
const FILES = {
  'src/a.tsx': "'use client';\n",
  'src/b.worker.ts': '',
  'src/a.test.ts': '',
  'shipped/package.json': JSON.stringify(MANIFEST),
  'shipped/README.md': '',
  'shipped/LICENSE': '',
  'shipped/dist/styles.css': '',
  'shipped/dist/a.js': '"use client";\n',
  'shipped/dist/a.cjs': '"use strict";\n"use client";\n',
  'shipped/dist/b.worker.js': '',
};

let place: string;
const complaints = () => complaintsAbout(join(place, 'shipped'), join(place, 'src'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'contents-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(place, { recursive: true }));

it('a package that is fine has no complaints', () => {
  expect(complaints()).toEqual([]);
});

it.each([
  ['dist/a.js', 'export {};\n', 'dist/a.js has lost "use client"'],
  ['dist/b.worker.js', '"use client";\n', 'dist/b.worker.js has gained "use client"'],
  ['src/a.tsx', '', 'src/a.tsx should not ship'],
  ['dist/a.test.js', '', 'dist/a.test.js should not ship'],
  ['dist/.env', '', 'dist/.env should not ship'],
  ['dist/b.worker.js', 'x.innerHTML = y', 'dist/b.worker.js has "innerHTML", which could run'],
  ['dist/b.worker.js', 'eval(x)', 'dist/b.worker.js has "eval(", which could run'],
  ['dist/b.worker.js', 'new Function(x)', 'dist/b.worker.js has "Function(", which could run'],
  ['package.json', manifest({ scripts: { postinstall: 'x' } }), 'it would run "postinstall"'],
  ['package.json', manifest({ sideEffects: false }), 'sideEffects is not'],
  ['package.json', manifest({ dependencies: { react: '1' } }), 'react would be installed twice'],
  ['package.json', manifest({ license: undefined }), 'license is missing'],
])('%s, being %j, is a complaint', (path, text, complaint) => {
  write(`shipped/${path}`, text);
  expect(complaints()).toEqual([expect.stringContaining(complaint)]);
});

it.each(['LICENSE', 'dist/styles.css', 'dist/a.cjs', 'dist/b.worker.js'])(
  'a package without %s is a complaint',
  (path) => {
    rmSync(join(place, 'shipped', path));
    expect(complaints()).toEqual([`${path} is missing`]);
  },
);

function manifest(change: object): string {
  return JSON.stringify({ ...MANIFEST, ...change });
}
