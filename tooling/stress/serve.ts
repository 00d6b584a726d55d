import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderSpecimen } from './server-build.ts';

/*
 * Serves the built pages under the policy that the packages must work under: no inline style or script, nothing
 * from elsewhere. Previews of chosen files are `blob:` pictures, and nothing else is let through.
 * `/trusted` is the page under a policy of Trusted Types besides.
 * `/server/<specimen>` is the page of a specimen as a server renders it, for React to take over. There some
 * widgets bring style attributes (how many slides, rows, months), which such a page has to allow.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
].join('; ');

/** No text becomes markup or code. */
const TRUSTED_POLICY = `${POLICY}; worker-src 'self'; trusted-types guadua; require-trusted-types-for 'script'`;

const SERVER_POLICY = `${POLICY}; style-src-attr 'unsafe-inline'`;

/** By the first part of the path. */
const POLICIES: Record<string, string> = { server: SERVER_POLICY, trusted: TRUSTED_POLICY };

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const dist = fileURLToPath(new URL('dist', import.meta.url));

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { status, type, content } = await answer(normalize(decodeURIComponent(pathname))).catch(
    (error) => ({ status: 500, type: 'text/plain', content: String(error) }),
  );
  const policy = POLICIES[pathname.split('/')[1] ?? ''] ?? POLICY;
  response.writeHead(status, { 'content-type': type, 'content-security-policy': policy });
  response.end(content);
}).listen(Number(process.env.PORT ?? 4180));

async function answer(path: string) {
  const html = 'text/html; charset=utf-8';
  const [, area, specimen] = path.split('/');
  if (area === 'server' && specimen) {
    const page = await readFile(join(dist, 'dev/index.html'), 'utf8');
    const root = `<div id="root" data-hydrate="${specimen}">${renderSpecimen(specimen)}</div>`;
    return { status: 200, type: html, content: page.replace('<div id="root"></div>', root) };
  }
  const file = area === 'dev' ? path : `/production${path.replace(/^\/trusted/, '')}`;
  try {
    const content = await readFile(join(dist, extname(file) ? file : join(file, 'index.html')));
    return { status: 200, type: TYPES[extname(file)] ?? html, content };
  } catch {
    return { status: 404, type: 'text/plain', content: `There is no ${path}.` };
  }
}
