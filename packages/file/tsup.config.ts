import { preset } from '@guadua/tsup';
import { defineConfig } from 'tsup';

const shared = preset({ entries: ['index'] });

/**
 * CommonJS has no `import.meta`: saying so here keeps esbuild from warning. `optimizeImage` then finds
 * no worker and does its work on the page.
 */
export default defineConfig(async (overrides) => {
  const configs = typeof shared === 'function' ? await shared(overrides) : shared;
  return [configs].flat().map((config) => ({
    ...config,
    esbuildOptions(options, context) {
      config.esbuildOptions?.(options, context);
      if (context.format === 'cjs')
        options.define = { ...options.define, 'import.meta.url': 'undefined' };
    },
  }));
});
