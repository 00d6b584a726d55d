// `pnpm test:long`: one small application built with each bundler, and without any from another site by an import
// map, whose photograph has to be made smaller in a worker, in Chromium, also under a policy of Trusted Types.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { withChromium } from '@guadua/browser';
import { freePort } from '@guadua/browser/free-port';
import { freshProject, inNewFolder, step } from './packed.ts';
import { run } from './run.ts';

const PRODUCTION = '--define:process.env.NODE_ENV="production"';
const ESBUILD = `esbuild app/main.js --bundle --minify ${PRODUCTION}`;
const FILE = './node_modules/@guadua/file/dist/index.cjs';
const INTERNAL = './node_modules/@guadua/utils/dist/internal.cjs';
const OURS = ['@guadua/file', '@guadua/utils', 'react', 'react-dom', 'clsx'];
const OTHERS = [
  ...['vite', 'parcel', 'webpack', 'webpack-cli', '@rspack/core', '@rspack/cli', 'next'],
  ...['rollup', '@rollup/plugin-node-resolve', '@rollup/plugin-commonjs', 'esbuild'],
];

interface Bundler {
  command: string;
  /** Type of the script in a page that is written for `main.js`; left out, the bundler makes its own. */
  script?: string;
  /** Where the page lies, if not in `out` below its name. */
  path?: string;
  /** It leaves the worker as a file; elsewhere it is made from text. */
  findsWorker?: boolean;
  /** Whether its own code runs under Trusted Types. */
  isTrusted?: false;
}

/** How each bundler is called. */
const BUNDLERS: Readonly<Record<string, Bundler>> = {
  vite: { command: 'vite build app --outDir ../out/vite --base ./', findsWorker: true },
  parcel: {
    command: 'parcel build app/index.html --dist-dir out/parcel --public-url ./ --no-cache',
    findsWorker: true,
  },
  webpack: {
    command: 'webpack --config webpack.config.cjs --output-path=out/webpack',
    script: 'text/javascript',
    findsWorker: true,
  },
  rspack: {
    command: 'rspack build --config webpack.config.cjs --output-path=out/rspack',
    script: 'text/javascript',
    findsWorker: true,
  },
  turbopack: {
    command: 'next build turbopack',
    path: 'turbopack/out',
    findsWorker: true,
    // It sets the address of each script that it loads as a text.
    isTrusted: false,
  },
  rollup: {
    command:
      'rollup app/main.js -d out/rollup -p @rollup/plugin-node-resolve -p @rollup/plugin-commonjs --silent',
    script: 'module',
  },
  esbuild: { command: `${ESBUILD} --outdir=out/esbuild`, script: 'text/javascript' },
  commonjs: {
    command: `${ESBUILD} --outdir=out/commonjs --alias:@guadua/file=${FILE} --alias:@guadua/utils/internal=${INTERNAL}`,
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

await inNewFolder(async (place) => {
  const manifest = { '@parcel/resolver-default': { packageExports: true } };
  await step('installed with each bundler', () =>
    freshProject(place, 'bundlers', [...OURS, ...OTHERS], manifest),
  );
  for (const [name, { command, script }] of Object.entries(BUNDLERS)) {
    await step(`built with ${name}`, () => run('pnpm', ['exec', ...command.split(' ')], place));
    if (script) writePage(place, name, `<script type="${script}" src="main.js"></script>`);
  }
  const port = await freePort();
  await step('written with an import map', () => writeImportMap(place, port));
  await step('used in Chromium', () => visitAll(place, port));
});

function writePage(place: string, name: string, scripts: string): void {
  const page = `<!doctype html><meta charset="utf-8"><title>-</title><body>${scripts}`;
  mkdirSync(join(place, 'out', name), { recursive: true });
  writeFileSync(join(place, 'out', name, 'index.html'), page);
}

/**
 * A page without a bundler: the packages come from another site as they are published, and what knows
 * CommonJS alone as modules, which such sites make of it.
 */
async function writeImportMap(place: string, port: number): Promise<void> {
  const imported = createRequire(join(place, 'package.json'));
  const sources: string[] = [];
  for (const [name, path] of Object.entries(IMPORT_MAP)) {
    if (!path.startsWith(MODULES)) continue;
    const source = join(place, path.replace(MODULES, 'modules/'));
    mkdirSync(dirname(source), { recursive: true });
    const names = Object.keys(imported(name)).join(', ');
    writeFileSync(source, `import * as all from '${name}';\nexport const { ${names} } = all;\n`);
    sources.push(source);
  }
  const options = `--bundle --format=esm --splitting ${PRODUCTION} --outbase=modules --outdir=${MODULES}`;
  await run('pnpm', ['exec', 'esbuild', ...sources, ...options.split(' ')], place);
  const site = `http://127.0.0.1:${port}/`;
  const addresses = Object.entries(IMPORT_MAP).map(([name, path]) => [name, site + path]);
  const map = JSON.stringify({ imports: Object.fromEntries(addresses) });
  const main = '<script type="module" src="/app/main.js"></script>';
  writePage(place, 'import-map', `<script type="importmap">${map}</script>${main}`);
}

async function visitAll(place: string, port: number): Promise<void> {
  let policy = '';
  const server = createServer(({ url = '' }, response) => {
    const path = join(place, url.endsWith('/') ? `${url}index.html` : url);
    try {
      const content = readFileSync(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      // The other site lets every page read it.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-security-policy', policy);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(port);
  const pages: [string, Partial<Bundler>][] = [...Object.entries(BUNDLERS), ['import-map', {}]];
  await withChromium(async (browser) => {
    const page = await browser.newPage();
    for (const [name, { path = `out/${name}`, findsWorker, isTrusted = true }] of pages) {
      for (const trust of isTrusted ? POLICIES : ['']) {
        // A worker that is found as a file needs no permission for one made from text.
        policy = `worker-src ${findsWorker ? "'self'" : 'blob:'}; ${trust}`;
        await page.goto(`http://localhost:${port}/${path}/`);
        const changed = page.waitForFunction(() => document.title !== '-');
        // What the title says then names the bundler too.
        await changed.catch(() => {});
        assert.equal(await page.title(), 'worker 50', `${name}, policy "${policy}"`);
      }
    }
  }).finally(() => server.close());
}
