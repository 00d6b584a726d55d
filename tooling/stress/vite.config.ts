import { packageStyles } from '@guadua/catalog/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/*
 * Three builds: production (leaks, policy), development (React then reports mistakes: random use,
 * hydration, hostile texts) and the development one for the server.
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isDevelopment = mode === 'development';
  return {
    plugins: [react(), packageStyles()],
    base: isDevelopment ? '/dev/' : '/',
    build: {
      outDir: isSsrBuild ? 'dist/server' : isDevelopment ? 'dist/dev' : 'dist/production',
      minify: !isDevelopment,
      target: 'es2022',
      chunkSizeWarningLimit: 6000,
    },
    resolve: { dedupe: ['react', 'react-dom'] },
  };
});
