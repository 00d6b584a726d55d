import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

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
  return defineConfig((options) => {
    // While watching, the declarations of the last build stay: they cost ten times the rest.
    const declares = !options.watch && options.dts !== false;
    // Those of an earlier build have other names, and would ship too.
    if (declares) for (const file of globSync('dist/*.d.{cts,ts}')) rmSync(file);
    return [
      {
        entry: modules,
        format: ['esm', 'cjs'],
        // What the README promises.
        target: ['chrome123', 'firefox125', 'safari17.5', 'node20'],
        bundle: true,
        splitting: false,
        silent: true,
        // Style sheets and declarations are written at the same time: they must not be swept away.
        clean: options.watch
          ? false
          : [
              '!*.d.cts',
              '!*.d.ts',
              ...['styles', ...Object.keys(sheets)].map((name) => `!${name}.css`),
            ],
        esbuildOptions(build, { format }) {
          // Test runners alone read CommonJS, and it is half of a pack.
          build.minifyWhitespace = format === 'cjs';
        },
        esbuildPlugins: declares ? [keepModules, typesOnce(entries)] : [keepModules],
      },
      ...(declares ? [declarations(entries)] : []),
      {
        entry: { styles: 'src/styles.css', ...sheets },
        target: 'esnext',
        silent: true,
      },
    ];
  });
}

function declarations(entries: readonly string[]): Options {
  const entry = Object.fromEntries(entries.map((name) => [name, entryFile(name)]));
  return {
    entry,
    format: 'cjs',
    // What a capability does inside is no promise: `@internal` keeps it out of the declarations.
    dts: { entry, only: true, compilerOptions: { stripInternal: true } },
    silent: true,
  };
}

/** A declaration ships once: ES modules may take it from CommonJS, but not the other way round. */
function typesOnce(entries: readonly string[]): Plugin {
  return {
    name: 'types-once',
    setup(build) {
      if (build.initialOptions.format !== 'esm') return;
      build.onEnd(() => {
        mkdirSync('dist', { recursive: true });
        for (const entry of entries) {
          writeFileSync(`dist/${entry}.d.ts`, `export * from './${entry}.cjs';\n`);
        }
        // TypeScript 6 refuses to import a style sheet where nothing says that there is a module.
        writeFileSync('dist/style-sheet.d.ts', 'export {};\n');
      });
    },
  };
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
