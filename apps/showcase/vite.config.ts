import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { head } from './build/head-plugin.ts';
import { source } from './build/source-plugin.ts';
import { trimRouter } from './build/trim-router-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), source(), head(), trimRouter()],
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
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
                  tags: ['$initial'],
                },
                {
                  name: 'shared',
                  test: /packages\/utils\/dist|node_modules\/(?:clsx|@radix-ui\/react-(?:slot|compose-refs))|src\/(?:demo\/(?:copy|figures)|shell)\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
  },
}));
