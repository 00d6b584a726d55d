import { packageEntries, packageStyles } from '@guadua/catalog/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/*
 * What the packages must work under: no inline style or script, nothing from elsewhere, and no text becomes markup or
 * code. Previews of chosen files are `blob:` pictures.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  'trusted-types guadua',
  "require-trusted-types-for 'script'",
].join('; ');

/*
 * Three builds: production (leaks, policy), which `vite preview` serves at `/`; development at `/dev/` (React then
 * reports mistakes: random use, hydration, hostile texts); and the development one for the server.
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isDevelopment = mode === 'development';
  return {
    plugins: [react(), packageStyles(), packageEntries()],
    base: isDevelopment ? '/dev/' : '/',
    build: {
      outDir: isSsrBuild ? 'dist/server' : isDevelopment ? 'dist/dev' : 'dist',
      minify: !isDevelopment,
      target: 'es2022',
      chunkSizeWarningLimit: 6000,
    },
    preview: { headers: { 'content-security-policy': POLICY } },
    resolve: { dedupe: ['react', 'react-dom'] },
  };
});
