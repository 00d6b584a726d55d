import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 2000, target: 'es2022' },
  // The peers are measured as they ship; React is the same single copy for all.
  resolve: { dedupe: ['react', 'react-dom'] },
});
