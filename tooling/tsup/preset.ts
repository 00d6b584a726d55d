import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

/** Shape of what a package says about itself. */
export interface PresetOptions {
  /** Names of the public entry files in `src`, without extension; each is a key of `exports`. */
  entries: readonly string[];
  /**
   * Style sheets besides `styles.css`, by their name in `dist`, for what comes with an entry of its own.
   * @default {}
   */
  sheets?: Readonly<Record<string, string>>;
}

/**
 * The build of every package. Modules are kept one to one, so that each file keeps its own `"use client"` and a
 * context exists once.
 */
export function preset({ entries, sheets = {} }: PresetOptions) {
  const modules = [
    'src/**/*.{ts,tsx}',
    // What only tests, the site (`*.model.ts`, `*.samples.ts`) or the workers (`*.inlined.ts`) use.
    '!src/**/*.{test,testing,docs,specimen,model,samples,inlined}.{ts,tsx}',
    '!src/**/*.types.ts',
  ];
  return defineConfig((options) => [
    {
      entry: modules,
      format: ['esm', 'cjs'],
      // What the README promises.
      target: ['chrome123', 'firefox125', 'safari17.5', 'node20'],
      bundle: true,
      splitting: false,
      silent: true,
      // The style sheets are written at the same time: what they write must not be swept away.
      clean: options.watch
        ? false
        : ['styles', ...Object.keys(sheets)].map((name) => `!${name}.css`),
      // While watching, the declarations of the last build stay: they cost ten times the rest.
      dts: options.watch
        ? false
        : {
            // What a capability does inside is no promise: `@internal` keeps it out of the declarations.
            compilerOptions: { stripInternal: true },
            entry: {
              ...Object.fromEntries(entries.map((entry) => [entry, entryFile(entry)])),
              'style-sheet': join(import.meta.dirname, 'style-sheet.ts'),
            },
          },
      esbuildPlugins: [keepModules],
    },
    {
      entry: { styles: 'src/styles.css', ...sheets },
      target: 'esnext',
      silent: true,
    },
  ]);
}

function entryFile(entry: string): string {
  return existsSync(`src/${entry}.tsx`) ? `src/${entry}.tsx` : `src/${entry}.ts`;
}

/** Leaves relative imports in place, with the extension of the format that is being written. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup(build) {
    const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
    build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.endsWith('.css')) return undefined;
      const target = resolve(dirname(importer), path);
      const isFile = existsSync(`${target}.ts`) || existsSync(`${target}.tsx`);
      return { path: `${isFile ? path : `${path}/index`}${extension}`, external: true };
    });
  },
};
