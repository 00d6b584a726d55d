// `pnpm dev`: the site at an address, with the packages read from their sources. Of the packages only
// what the site measures is built (their scripts), and only where it is missing.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createUploadServer } from '@guadua/upload-server';
import { PACKAGES } from '@guadua/workspace';
import { createServer } from 'vite';
import { createVisitServer } from '../../apps/showcase/src/pages/project/recipes/server/visits.ts';
import { bundleWorker } from '../../packages/file/scripts/bundle-worker.ts';
import { sources } from './sources-plugin.ts';
import { turbo } from './turbo.ts';

/** How often to look whether the process that started this is still there, in milliseconds. */
const WATCH_PARENT = 500;

const root = resolve(import.meta.dirname, '../..');
const site = join(root, 'apps/showcase');
const stopping = new AbortController();
const stop = () => stopping.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const { ppid } = process;
setInterval(() => process.ppid === ppid || stop(), WATCH_PARENT).unref();

const missing = PACKAGES.filter(({ path }) => !existsSync(join(path, 'dist/index.js')));
const tasks = ['@guadua/docgen#build', ...missing.map(({ name }) => `${name}#build:js`)];
const failed = await turbo(['run', ...tasks, '--output-logs=errors-only'], stopping.signal);
if (stopping.signal.aborted || failed) process.exit(stopping.signal.aborted ? 0 : failed);

const uploads = createUploadServer();
/** The sheets of the page that answers a form without JavaScript: no script is there to bring them. */
const SHEETS = ['utils', 'forms'].map((name) => join(root, 'packages', name, 'src/styles.css'));
const visits = createVisitServer(async (content) => {
  const { renderNativePage } = await server.ssrLoadModule(
    '/src/pages/project/recipes/native-page.tsx',
  );
  const links = SHEETS.map((path) => `<link rel="stylesheet" href="/@fs${path}">`).join('');
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>Guadua</title>${links}</head><body>${renderNativePage(content)}</body></html>`;
});
// Its configuration reads the built packages too.
const server = await createServer({
  root: site,
  configFile: join(site, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [
    sources(),
    {
      name: 'servers',
      configureServer({ middlewares }) {
        middlewares.use(
          (request, response, next) =>
            uploads.handle(request, response) || visits(request, response) || next(),
        );
      },
    },
  ],
  // As the build of that package does.
  define: { __IMAGE_WORKER__: JSON.stringify(bundleWorker()) },
});
await server.listen();
const end = async () => {
  await server.close();
  process.exit(0);
};
if (stopping.signal.aborted) await end();
stopping.signal.addEventListener('abort', end);
console.log(`\nThe site is at ${server.resolvedUrls?.local[0]} (Ctrl+C ends it)`);
