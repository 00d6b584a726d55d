import { PACKAGES } from '@guadua/workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { controls } from './build/controls-plugin.ts';
import { head } from './build/head-plugin.ts';
import { measurements } from './build/measurements-plugin.ts';
import { pages } from './build/pages-plugin.ts';
import { reference } from './build/reference-plugin.ts';
import { source } from './build/source-plugin.ts';
import { trimRouter } from './build/trim-router-plugin.ts';

/** What the shell and Home use, with all that it imports: one file instead of ten. */
const COMMON =
  /showcase\/src\/(?:router\/|site\/(?:routes|site-links|document-title)|shell\/(?!snackbars|not-found)|demo\/(?:copy|figures|slug)\.)/;

/** The parts of a demo page. */
const DEMO =
  /showcase\/src\/(?:site\/(?:import-line|page-address)|demo\/(?!form-modes\/with-hook-form)|reference\/(?!filter|light)|workbench\/(?:load-workbench|workbench-id))/;

/**
 * What several pages use of a package comes in files by who uses it; what is smaller than this many
 * bytes joins another, since each file asks for a round of the network.
 */
const SMALL = 2500;

const PACKAGE_GROUPS = PACKAGES.map(({ folder }) => ({
  name: folder,
  test: new RegExp(`/packages/${folder}/dist/`),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: SMALL,
}));

/** The sources of one page come in one file. */
function sourceGroup(id: string): string | null {
  const [, page] = /\/src\/(?:pages\/)?(.*?)\/[^/]+\?code$/.exec(id) ?? [];
  return page ? `code-${page.replace(/\/examples$/, '').replaceAll('/', '-')}` : null;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pages(),
    source(),
    measurements(),
    controls(),
    reference(),
    head(),
    trimRouter(),
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { port: 5173 },
  build: {
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    // Says which script and style files belong to a page, so that its HTML asks for them at once.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Inlined fonts and pictures would travel with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Older than these, `light-dark()` would be resolved at the root, and a part of a page could not
    // have a scheme of its own (THM-4).
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Every browser that runs the site knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // The first load names every file of the site; a hash can't be compressed.
            // Of `utils~page~page`, what is shared by two pages, the first word says enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
                  tags: ['$initial'],
                },
                { name: 'common', test: COMMON },
                { name: 'demo', test: DEMO },
                ...PACKAGE_GROUPS,
                { name: sourceGroup },
              ],
            },
          },
        },
  },
}));
