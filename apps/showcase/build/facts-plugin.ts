import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PageFacts } from '../src/facts.types.ts';
import { readReleases } from './changelog.ts';
import { benchmarks, measuredSizes, pageFacts, sharedSizes } from './facts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Each module with the names that it exports, found out when somebody imports it. */
const MODULES: Record<string, () => Promise<Record<string, unknown>>> = {
  'virtual:releases': async () => ({ RELEASES: readReleases(repository) }),
  'virtual:measurements': async () => ({
    SIZES: await measuredSizes(),
    SHARED: await sharedSizes(),
    BENCHMARKS: benchmarks(repository),
  }),
};

/**
 * Gives the site what can only be known while it is built: what a component weighs, when a page
 * changed, what the next version brings. Each `DemoPage` gets the facts of its own page, so that no
 * page carries those of the others.
 */
export function facts(): Plugin {
  let ofPages: Promise<Map<string, PageFacts>> | undefined;
  return {
    name: 'guadua:facts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/pages\/.*\/page\.tsx$/ },
      async handler(code, id) {
        ofPages ??= pageFacts(root, pageFolders(), packageVersion());
        const own = (await ofPages).get(relative(root, dirname(id)));
        if (!own) return null;
        return code.replace(/<DemoPage(?=[\s>])/, `<DemoPage facts={${JSON.stringify(own)}}`);
      },
    },
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (id in MODULES ? `\0${id}` : null),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        const exports = await MODULES[id.slice(1)]?.();
        if (!exports) return null;
        return Object.entries(exports)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

/** The folders of the pages, from what the route table loads: `import('./pages/ui/buttons/page')`. */
function pageFolders(): string[] {
  const table = readFileSync(join(root, 'src/routes.tsx'), 'utf8');
  return [...table.matchAll(/import\('\.\/([^']+)\/page'\)/g)].map(([, folder = '']) =>
    join('src', folder),
  );
}

/** The packages share one. */
function packageVersion(): string {
  const manifest = readFileSync(join(repository, 'packages/utils/package.json'), 'utf8');
  return JSON.parse(manifest).version;
}
