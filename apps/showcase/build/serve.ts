import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Serves the built site the way a static host does: `/ui/buttons` is `ui/buttons.html`, and what
 * doesn't exist is 404.html with its status.
 */

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.PORT ?? 4173);

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = await firstFile(candidates(decodeURIComponent(pathname)));
  const { path, content } = found ??
    (await firstFile(['/404.html'])) ?? { path: '/404.txt', content: 'Not built yet.' };
  response.writeHead(found ? 200 : 404, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    // The name of what lies in assets changes with its content.
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  response.end(content);
}).listen(port, () => process.stdout.write(`The built site: http://localhost:${port}\n`));

function candidates(pathname: string): string[] {
  const path = normalize(pathname);
  if (path === '/') return ['/index.html'];
  return extname(path) ? [path] : [`${path.replace(/\/$/, '')}.html`];
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
