import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { PageFacts } from '../src/site/page.types.ts';
import { pageFacts } from './facts.ts';
import { overview, readPages, SITE_ROOT, type SourcePage } from './pages.ts';

const TABLE = '\0virtual:pages';
const OVERVIEW = '\0virtual:overview';
const WITH_FACTS = '?with-facts';
const META = /[\\/]page\.meta\.ts$/;
const PAGE_OR_META = /[\\/]page\.(?:meta\.ts|tsx)$/;

/**
 * Asks for a module once until it has come or failed. Asked for again while it awaits something itself, WebKit
 * gives it before its end (https://bugs.webkit.org/show_bug.cgi?id=242740): a page would lack its head.
 */
const ONCE = `function once(load) {
  let coming;
  return () => (coming ??= load().finally(() => { coming = undefined; }));
}
`;

/** The facts are found out once, because the build for a server asks again. */
let facts: Promise<Map<string, PageFacts>> | undefined;

/**
 * Gives the site its route table, from the `page.meta.ts` of each page: `virtual:pages` has what
 * every first load needs, `virtual:overview` what `/componentes` shows; the rest travels with the page
 * itself, which is loaded as `page.tsx?with-facts` and exports `Page` and `FACTS`. Vite's own
 * `import.meta.glob` would put all of a `page.meta.ts` into the first load.
 */
export function pages(): Plugin {
  return {
    name: 'guadua:pages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(?:pages|overview)$/ },
      handler: (id) => `\0${id}`,
    },
    async load(id) {
      if (id === TABLE) return { code: routeTable(await readPages()), moduleType: 'js' };
      if (id === OVERVIEW) {
        const entries = JSON.stringify(overview(await readPages()));
        return { code: `export const OVERVIEW = ${entries};`, moduleType: 'js' };
      }
      if (!id.endsWith(WITH_FACTS)) return null;
      const file = id.slice(0, -WITH_FACTS.length);
      facts ??= readPages().then((all) => pageFacts(SITE_ROOT, all));
      const own = (await facts).get(relative(SITE_ROOT, file).replaceAll('\\', '/'));
      // Home shows none of it.
      if (own?.file.startsWith('src/pages/home/')) {
        return { code: `export { Page } from ${JSON.stringify(file)};`, moduleType: 'js' };
      }
      if (!own) return this.error(`${file}: the page has no facts; is there a page.meta.ts?`);
      return {
        code: `export { Page } from ${JSON.stringify(file)};\nexport const FACTS = ${JSON.stringify(own)};`,
        moduleType: 'js',
      };
    },
    // What a page says of itself stands in the table, in the overview and in its facts, also in a failed one.
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.on('all', (event, file) => {
        if (!(event === 'change' ? META : PAGE_OR_META).test(file)) return;
        facts = undefined;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

function routeTable(all: readonly SourcePage[]): string {
  const rows = all.map(({ path, title, group, entry, section, folder }) => {
    const row = JSON.stringify({ path, title, group, entry, section });
    const module = JSON.stringify(`/${folder}/page.tsx${WITH_FACTS}`);
    return `  { ${row.slice(1, -1)}, load: once(() => import(${module})) },`;
  });
  return `${ONCE}export const PAGES = [\n${rows.join('\n')}\n];\n`;
}
