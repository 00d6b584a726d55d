// `pnpm test:long`: one small application built with each bundler, whose photograph has to be made
// smaller in a worker, in Chromium, also under a policy of Trusted Types.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { chromium } from 'playwright';
import { catalog, install, packAll, step } from './packed.ts';
import { run } from './run.ts';

const FIXTURE = join(import.meta.dirname, 'bundlers');
const VERSIONS: Record<string, string> = JSON.parse(
  readFileSync(join(FIXTURE, 'versions.json'), 'utf8'),
);
const PRODUCTION = `--define:process.env.NODE_ENV="production"`;
const ESBUILD = ['esbuild', 'app/main.js', '--bundle', '--minify', PRODUCTION];

/** How each bundler is called; those that make no page of their own get one for `main.js`. */
const BUNDLERS: Readonly<Record<string, { command: readonly string[]; script?: string }>> = {
  vite: { command: ['vite', 'build', 'app', '--outDir', '../out/vite', '--base', './'] },
  parcel: {
    command: [
      'parcel',
      'build',
      'app/index.html',
      '--dist-dir',
      'out/parcel',
      '--public-url',
      './',
      '--no-cache',
    ],
  },
  webpack: {
    command: [
      'webpack',
      './app/main.js',
      '--mode=production',
      '--output-path=out/webpack',
      '--output-filename=main.js',
      '--output-public-path=auto',
      '--output-trusted-types=webpack',
    ],
    script: 'module',
  },
  rspack: {
    command: [
      'rspack',
      'build',
      '--entry=./app/main.js',
      '--mode=production',
      '--output-path=out/rspack',
      '--config=rspack.config.cjs',
    ],
    script: 'module',
  },
  rollup: {
    command: [
      'rollup',
      'app/main.js',
      '-d',
      'out/rollup',
      '-p',
      '@rollup/plugin-node-resolve',
      '-p',
      '@rollup/plugin-commonjs',
      '--silent',
    ],
    script: 'module',
  },
  esbuild: {
    command: [...ESBUILD, '--format=esm', '--splitting', '--outdir=out/esbuild'],
    script: 'module',
  },
  'esbuild-script': {
    command: [...ESBUILD, '--outdir=out/esbuild-script'],
    script: 'text/javascript',
  },
  commonjs: {
    command: [
      ...ESBUILD,
      '--outdir=out/commonjs',
      '--alias:@guadua/file=./node_modules/@guadua/file/dist/index.cjs',
      '--alias:@guadua/utils/internal=./node_modules/@guadua/utils/dist/internal.cjs',
    ],
    script: 'text/javascript',
  },
};
const POLICIES = ['', "require-trusted-types-for 'script'"];
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

const place = mkdtempSync(join(tmpdir(), 'guadua-bundlers-'));
try {
  await step('installed with each bundler', prepare);
  for (const name of Object.keys(BUNDLERS)) await step(`built with ${name}`, () => build(name));
  await step('used in Chromium', visitAll);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function prepare(): Promise<void> {
  const packed = await packAll(place);
  const tarballs = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const used = ['@guadua/file', '@guadua/utils'];
  const versions = { ...catalog(), ...VERSIONS };
  const names = ['react', 'react-dom', 'esbuild', ...Object.keys(VERSIONS)];
  cpSync(FIXTURE, place, { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({
      name: 'bundlers',
      private: true,
      type: 'module',
      '@parcel/resolver-default': { packageExports: true },
      dependencies: Object.fromEntries([
        ...used.map((name) => [name, tarballs[name]]),
        ...names.map((name) => [name, versions[name]]),
      ]),
    }),
  );
  writeFileSync(
    join(place, 'pnpm-workspace.yaml'),
    `overrides:\n  '@guadua/utils': 'file:${packed.find(({ manifest }) => manifest.name === '@guadua/utils')?.tarball}'\nstrictDepBuilds: false\n`,
  );
  await install(place);
}

async function build(name: string): Promise<void> {
  const { command = [], script } = BUNDLERS[name] ?? {};
  const folder = join(place, 'out', name);
  mkdirSync(folder, { recursive: true });
  await run('pnpm', ['exec', ...command], place);
  if (!script) return;
  const page = `<!doctype html><meta charset="utf-8"><title>-</title><body><script type="${script}" src="main.js"></script>`;
  writeFileSync(join(folder, 'index.html'), page);
}

async function visitAll(): Promise<void> {
  let policy = '';
  const server = createServer(({ url = '' }, response) => {
    const path = join(place, 'out', url.endsWith('/') ? `${url}index.html` : url);
    try {
      const content = readFileSync(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      if (policy) response.setHeader('content-security-policy', policy);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    for (policy of POLICIES) {
      for (const name of Object.keys(BUNDLERS)) {
        const page = await browser.newPage();
        await page.goto(`http://localhost:${address.port}/${name}/`);
        await page.waitForFunction(() => document.title !== '-');
        assert.equal(await page.title(), 'worker 50', `${name}, policy "${policy}"`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
