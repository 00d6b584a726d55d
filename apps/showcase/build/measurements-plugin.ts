import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readReleases } from './changelog.ts';
import { benchmarks, measuredSizes, sharedSizes } from './facts.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Each module with the names that it exports, found out at its first import by the first of the builds. */
const MODULES: Record<string, () => Promise<Record<string, unknown>>> = {
  'virtual:releases': async () => ({ RELEASES: readReleases(repository) }),
  'virtual:measurements': once(async () => ({
    SIZES: await measuredSizes(),
    SHARED: await sharedSizes(),
    BENCHMARKS: benchmarks(repository),
  })),
};

/** Gives the pages about the project what can only be known while the site is built. */
export function measurements(): Plugin {
  return {
    name: 'guadua:measurements',
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

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
