import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { controls } from './build/controls-plugin.ts';
import { head } from './build/head-plugin.ts';
import { measurements } from './build/measurements-plugin.ts';
import { ownTheme } from './build/own-theme-plugin.ts';
import { pages } from './build/pages-plugin.ts';
import { reference } from './build/reference-plugin.ts';
import { source } from './build/source-plugin.ts';
import { trimRouter } from './build/trim-router-plugin.ts';

/**
 * What the shell and Home use: one file instead of ten. By name, as the fields are: a rule such as "in
 * the first load", "shared by eight" or "by the same entries" was measured to cost the pages with a
 * form one to four requests, or Home 7 kB.
 */
const COMMON = new RegExp(
  [
    'utils/dist/(?:button/|color-scheme/color|highlight/|icons/)',
    'utils/dist/snackbar/snackbar(?:-orders)?\\.js',
    'utils/dist/browser/(?:copy-to-clipboard|use-clipboard)\\.js',
    'utils/dist/labels/(?:guadua-provider|es-co)\\.js',
    'utils/dist/internal/(?:[a-z-]+|control/[a-z-]+)\\.js',
    'utils/dist/text/(?:remove-diacritics|name-case|title-case)\\.js',
    'showcase/src/(?:router/|site/(?:routes|site-links|document-title|trusted-types)|shell/(?!snackbars|not-found)|demo/(?:copy|figures|late-part|slug|take-over))',
  ].join('|'),
);

/**
 * What several pages use comes in few files, since each asks for a round of the network. A module of the
 * site that ten entries share (pages and playgrounds) is a part of every demo page.
 */
const SITE = /showcase\/src\/[^?]+$/;
/** What fields of every package share: label, description, errors, and the characters of a plain keyboard. */
const FIELD =
  /utils\/dist\/text\/plain-chars|forms\/dist\/(?:field\/|form\/(?:use-form-field|form-context)|fieldset\/fieldset-context|labels\/(?:es-co-errors|format-limit)|validators\/validation-result)/;
/** What every form page has; the texts and rules of what a single page shows stay with it. */
const FIELDS =
  /forms\/dist\/(?:(?:shared|text-editing|choice|text-input|text-area)\/|labels\/(?!es-co-(?:group|password|characters))|number-input\/(?!currency)|validators\/(?!max-characters))/;
/** The fields with a format, which one page shows and the home uses. */
const FORMATS = /forms\/dist\/(?:mask|masked-input)\//;
/** The page on Colombia shows it too, without the formats. */
const CURRENCY = /forms\/dist\/number-input\/currency-/;
/** The small things that the fields of Colombia share: their texts, and the rules of NIT and telephones. */
const COLOMBIA =
  /forms\/dist\/colombia\/(?:labels\/|nit\/|nit-input\/nit-rules|phone\/|postal-code\/departments)/;
const POPUP = /utils\/dist\/internal\/popup/;
const DATE = /packages\/date\/dist\//;
/** The conditions bar stands on every page about dates, and a calendar on two. */
const CALENDAR = /pages\/date\/conditions\/|date\/dist\/(?:calendar|inline-calendar)\//;
const FILE = /packages\/file\/dist\//;
const SELECT = /packages\/select\/dist\/|@tanstack\//;

/** The first load names every file of the site; a hash can't be compressed. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]';

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
    ownTheme(),
    trimRouter(),
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { port: 5173 },
  build: {
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    ssr: isSsrBuild && 'src/entry-server.tsx',
    // Says which script and style files belong to a page, so that its HTML asks for them at once.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Inlined fonts and pictures would travel with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Older than these, `light-dark()` would be resolved at the root, and a part of a page could not
    // have a scheme of its own (THM-4).
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Every browser that runs the site supports `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // A page links to files by the names that the other build gives them.
        { output: { assetFileNames: ASSET_NAMES } }
      : {
          output: {
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
                  tags: ['$initial'],
                },
                { name: 'common', test: COMMON },
                { name: 'demo', test: SITE, minShareCount: 10 },
                { name: 'popup', test: POPUP },
                { name: 'field', test: FIELD },
                { name: 'fields', test: FIELDS },
                { name: 'formats', test: FORMATS, minShareCount: 2 },
                { name: 'currency', test: CURRENCY, minShareCount: 2 },
                { name: 'colombia', test: COLOMBIA, minShareCount: 2 },
                { name: 'date', test: DATE, minShareCount: 4 },
                { name: 'calendar', test: CALENDAR, minShareCount: 2 },
                { name: 'file', test: FILE, minShareCount: 2 },
                { name: 'select', test: SELECT, minShareCount: 3 },
                { name: sourceGroup },
              ],
            },
          },
        },
  },
}));
