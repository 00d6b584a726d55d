import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderSpecimen } from './server-build.ts';

/*
 * Serves the built pages under the policy that the packages must work under: no inline style or script, nothing from
 * elsewhere, and no text becomes markup or code. Previews of chosen files are `blob:` pictures, and nothing else is
 * let through.
 * `/server/<specimen>` is the page of a specimen as a server renders it, for React to take over. There some
 * widgets bring style attributes (how many slides, rows, months), which such a page has to allow.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  'trusted-types guadua',
  "require-trusted-types-for 'script'",
].join('; ');

const SERVER_POLICY = `${POLICY}; style-src-attr 'unsafe-inline'`;

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const dist = fileURLToPath(new URL('dist', import.meta.url));

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { status, type, content, policy } = await answer(
    normalize(decodeURIComponent(pathname)),
  ).catch((error) => ({ status: 404, type: 'text/plain', content: String(error), policy: POLICY }));
  response.writeHead(status, { 'content-type': type, 'content-security-policy': policy });
  response.end(content);
}).listen(Number(process.env.PORT ?? 4180));

async function answer(path: string) {
  const [, area, specimen] = path.split('/');
  if (area === 'server' && specimen) {
    const page = await readFile(join(dist, 'dev/index.html'), 'utf8');
    const root = `<div id="root" data-hydrate="${specimen}">${renderSpecimen(specimen)}</div>`;
    const content = page.replace('<div id="root"></div>', root);
    return { status: 200, type: HTML, content, policy: SERVER_POLICY };
  }
  const file = area === 'dev' ? path : `/production${path}`;
  const content = await readFile(join(dist, extname(file) ? file : join(file, 'index.html')));
  return { status: 200, type: TYPES[extname(file)] ?? HTML, content, policy: POLICY };
}
