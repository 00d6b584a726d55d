import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { readPages } from './pages.ts';
import { REFERENCE_FILE, readReference, requirePages } from './read-reference.ts';
import { type ReferenceHtml, referenceHtml } from './reference-html.ts';

const NAME = 'virtual:reference';
const RESOLVED = `\0${NAME}`;

/**
 * Gives `import { folder, pages } from 'virtual:reference'`: the reference of each page as HTML. As
 * with the sources of the examples, prerendering has it, and the script fetches the file of a page
 * only where that page is built in the browser.
 */
export function reference(): Plugin {
  return {
    name: 'guadua:reference',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(REFERENCE_FILE);
      const { folder, pages } = await read();
      if (this.environment.config.consumer === 'server') {
        return `export const folder = ''; export const pages = ${JSON.stringify(pages)}`;
      }
      if (this.environment.mode === 'build') {
        for (const [path, html] of Object.entries(pages)) {
          const fileName = `${folder.slice(1)}${path}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(html) });
        }
      }
      return `export const folder = ${JSON.stringify(folder)}; export const pages = {}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, path] = /^\/assets\/reference-\w+(\/.*)\.json$/.exec(request.url ?? '') ?? [];
        const html = path && (await read()).pages[path];
        if (!html) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(html));
      });
    },
  };
}

/** The pages, and the folder of their files, whose name changes with their content. */
async function read(): Promise<{ folder: string; pages: Record<string, ReferenceHtml> }> {
  const reference = await readReference();
  const known = await readPages();
  requirePages(
    reference,
    known.map(({ path }) => path),
  );
  const { pages } = reference;
  // A `Field` stands around the component of a page.
  const mainOf = (path: string) =>
    known.find((page) => page.path === path)?.imports?.names.find((name) => name !== 'Field');
  const html = Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, referenceHtml(page, mainOf(path))]),
  );
  const hash = createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 8);
  return { folder: `/assets/reference-${hash}`, pages: html };
}
