// `pnpm test:long`: one small application built with each bundler, and without any from another site by an import
// map, whose photograph has to be made smaller in a worker, in Chromium, also under a policy of Trusted Types.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { withChromium } from '@guadua/browser';
import type { Browser } from 'playwright';
import { freshProject, step } from './packed.ts';
import { run } from './run.ts';

const FIXTURE = join(import.meta.dirname, 'bundlers');
const PRODUCTION = `--define:process.env.NODE_ENV="production"`;
const ESBUILD = ['esbuild', 'app/main.js', '--bundle', '--minify', PRODUCTION];

interface Bundler {
  command: readonly string[];
  /** Type of the script in a page that is written for `main.js`; left out, the bundler makes its own. */
  script?: string;
  /** Where the bundler leaves the page, if not in `out` below its name. */
  output?: string;
  /** Why its own code does not run under Trusted Types. */
  untrusted?: string;
  /** It leaves the worker as a file; elsewhere it is made from text. */
  findsWorker?: boolean;
}

/** How each bundler is called. */
const BUNDLERS: Readonly<Record<string, Bundler>> = {
  vite: {
    command: ['vite', 'build', 'app', '--outDir', '../out/vite', '--base', './'],
    findsWorker: true,
  },
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
    findsWorker: true,
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
    findsWorker: true,
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
    findsWorker: true,
  },
  turbopack: {
    command: ['next', 'build', 'turbopack'],
    output: 'turbopack/out',
    findsWorker: true,
    untrusted: 'It sets the address of each script that it loads as a text.',
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

const MODULES = 'out/modules/';
/** What a page without a bundler finds at the other site, by the name that it imports. */
const IMPORT_MAP = {
  '@guadua/file': 'node_modules/@guadua/file/dist/index.js',
  '@guadua/utils/internal': 'node_modules/@guadua/utils/dist/internal.js',
  'clsx/lite': `${MODULES}clsx/lite.js`,
  react: `${MODULES}react.js`,
  'react/jsx-runtime': `${MODULES}react/jsx-runtime.js`,
  'react-dom': `${MODULES}react-dom.js`,
};

const place = mkdtempSync(join(tmpdir(), 'guadua-bundlers-'));
try {
  await step('installed with each bundler', prepare);
  for (const name of Object.keys(BUNDLERS)) await step(`built with ${name}`, () => build(name));
  await step('written with an import map', writeImportMap);
  await step('used in Chromium', visitAll);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

function prepare(): Promise<void> {
  const { next }: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'frameworks/versions.json'), 'utf8'),
  );
  return freshProject(place, FIXTURE, {
    ours: ['@guadua/file', '@guadua/utils'],
    others: ['react', 'react-dom', 'clsx', 'esbuild'],
    versions: { ...(next && { next }) },
    manifest: { '@parcel/resolver-default': { packageExports: true } },
  });
}

async function build(name: string): Promise<void> {
  const { command = [], script, output } = BUNDLERS[name] ?? {};
  const folder = join(place, 'out', name);
  mkdirSync(folder, { recursive: true });
  await run('pnpm', ['exec', ...command], place);
  if (output) cpSync(join(place, output), folder, { recursive: true });
  if (script) writePage(folder, `<script type="${script}" src="main.js"></script>`);
}

function writePage(folder: string, scripts: string): void {
  const page = `<!doctype html><meta charset="utf-8"><title>-</title><body>${scripts}`;
  writeFileSync(join(folder, 'index.html'), page);
}

/**
 * A page without a bundler: the packages come from another site as they are published, and what knows
 * CommonJS alone as modules, which such sites make of it.
 */
async function writeImportMap(): Promise<void> {
  const folder = join(place, 'out/import-map');
  const imported = createRequire(join(place, 'package.json'));
  const sources = Object.entries(IMPORT_MAP).flatMap(([name, path]) => {
    if (!path.startsWith(MODULES)) return [];
    const source = join(place, path.replace(MODULES, 'modules/'));
    mkdirSync(dirname(source), { recursive: true });
    const names = Object.keys(imported(name)).join(', ');
    writeFileSync(source, `import * as all from '${name}';\nexport const { ${names} } = all;\n`);
    return [source];
  });
  const options = ['--bundle', '--format=esm', '--splitting', PRODUCTION];
  const outputs = ['--outbase=modules', `--outdir=${MODULES}`];
  await run('pnpm', ['exec', 'esbuild', ...sources, ...options, ...outputs], place);
  cpSync(join(place, 'app'), folder, { recursive: true });
}

async function visitAll(): Promise<void> {
  let policy = '';
  /** A worker that is found as a file needs no permission for one made from text. */
  let workers = '';
  const server = createServer(({ url = '' }, response) => {
    const path = join(place, url.endsWith('/') ? `${url}index.html` : url);
    try {
      const content = readFileSync(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      // The other site lets every page read it.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-security-policy', workers + policy);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const port = address.port;
  writeImportPage(`http://127.0.0.1:${port}/`);
  const visit = async (browser: Browser) => {
    for (policy of POLICIES) {
      for (const name of [...Object.keys(BUNDLERS), 'import-map']) {
        if (policy && BUNDLERS[name]?.untrusted) continue;
        workers = BUNDLERS[name]?.findsWorker ? "worker-src 'self'; " : 'worker-src blob:; ';
        const page = await browser.newPage();
        await page.goto(`http://localhost:${port}/out/${name}/`);
        const changed = page.waitForFunction(() => document.title !== '-');
        // What the title says then names the bundler too.
        await changed.catch(() => {});
        assert.equal(await page.title(), 'worker 50', `${name}, policy "${policy}"`);
        await page.close();
      }
    }
  };
  await withChromium(visit).finally(() => server.close());
}

function writeImportPage(site: string): void {
  const addresses = Object.entries(IMPORT_MAP).map(([name, path]) => [name, site + path]);
  const map = JSON.stringify({ imports: Object.fromEntries(addresses) });
  const scripts = `<script type="importmap">${map}</script><script type="module" src="main.js"></script>`;
  writePage(join(place, 'out/import-map'), scripts);
}
