import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Encoding, encode } from './encode.ts';
import { headersFor } from './headers-file.ts';
import { withoutScripts } from './without-scripts.ts';

/*
 * Serves the built site the way a static host does: `/ui/buttons` is `ui/buttons.html`, what doesn't
 * exist is 404.html with its status, `_headers` says what is sent along, and text travels compressed.
 * With SERVERS=1 it also receives files and the forms of /forms/recipes, which a static host does not. POLICY takes
 * the place of each page's own: `script-src 'none'` is as if JavaScript were off.
 */

type ServerEntry = typeof import('../src/entry-server.tsx');

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSED = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.PORT ?? 4173);
const rules = await readFile(join(dist, '_headers'), 'utf8').catch(() => '');

const servers = process.env.SERVERS === '1' ? await startServers() : [];

createServer(async (request, response) => {
  if (servers.some((handle) => handle(request, response))) return;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = await firstFile(candidates(decodeURIComponent(pathname)));
  const { path, content } = found ??
    (await firstFile(['/404.html'])) ?? { path: '/404.txt', content: Buffer.from('Not built.') };
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const encoding = COMPRESSED.test(type) ? accepted(request.headers['accept-encoding']) : undefined;
  const tag = `"${createHash('sha1').update(content).digest('base64url')}-${encoding ?? 'plain'}"`;
  const headers = {
    'content-type': type,
    'cache-control': 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...headersFor(found ? pathname : path, rules),
    ...(process.env.POLICY && { 'content-security-policy': process.env.POLICY }),
  };
  if (found && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(found ? 200 : 404, headers);
  response.end(encoding ? await encode(path, content, encoding) : content);
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    process.stderr.write(`Port ${port} is taken. PORT=${port + 1} chooses another.\n`);
    process.exitCode = 1;
  })
  .listen(port, () => process.stdout.write(`The built site: http://localhost:${port}\n`));

/** What takes requests that are not for a file. */
async function startServers() {
  const [{ createUploadServer }, { createVisitServer }, { renderNativePage }] = await Promise.all([
    import('@guadua/upload-server'),
    import('../src/pages/project/recipes/server/visits.ts'),
    import(pathToFileURL(join(dist, '../dist-ssr/entry-server.js')).href) as Promise<ServerEntry>,
  ]);
  const recipes = await readFile(join(dist, 'forms/recipes.html'), 'utf8');
  return [
    createUploadServer().handle,
    createVisitServer((content) => withoutScripts(recipes, renderNativePage(content))),
  ];
}

function candidates(pathname: string): string[] {
  const path = normalize(pathname);
  if (path === '/') return ['/index.html'];
  if (path === '/_headers') return [];
  return extname(path) ? [path] : [`${path.replace(/\/$/, '')}.html`];
}

function accepted(header: string | string[] | undefined): Encoding | undefined {
  const wanted = String(header ?? '');
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding));
}

async function firstFile(paths: string[]) {
  for (const path of paths) {
    try {
      return { path, content: await readFile(join(dist, path)) };
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
