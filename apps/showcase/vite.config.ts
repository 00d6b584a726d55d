import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { head } from './build/head-plugin.ts';
import { source } from './build/source-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), source(), head()],
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
  },
}));
