import { mkdirSync, writeFileSync } from 'node:fs';
import { preset } from '@guadua/tsup';
import { defineConfig } from 'tsup';
import { bundleWorker, WORKERS } from './scripts/bundle-worker.ts';

const shared = preset({ entries: ['index', 'testing'] });

/**
 * Each worker of `optimizeImage` is one file without imports, and one a text in `worker-text`. CommonJS has
 * no `import.meta`: saying so here keeps esbuild from warning; its worker comes from the text.
 */
export default defineConfig(async (overrides) => {
  const configs = typeof shared === 'function' ? await shared(overrides) : shared;
  return [configs].flat().map((config) => {
    if (!Array.isArray(config.entry)) return config;
    return {
      ...config,
      entry: [...config.entry, ...WORKERS.map((name) => `!src/optimize-image/${name}.ts`)],
      esbuildOptions(options, context) {
        config.esbuildOptions?.(options, context);
        options.define = { ...options.define, __IMAGE_WORKER__: JSON.stringify(bundleWorker()) };
        if (context.format === 'cjs') options.define['import.meta.url'] = 'undefined';
      },
      async onSuccess() {
        mkdirSync('dist/optimize-image', { recursive: true });
        for (const name of WORKERS)
          writeFileSync(`dist/optimize-image/${name}.js`, bundleWorker(name));
      },
    };
  });
});
