import { createUploadServer } from '@guadua/upload-server';
import { preset } from '@guadua/vitest';
import { mergeConfig, type Plugin } from 'vitest/config';
import { bundleWorker } from './scripts/bundle-worker.ts';

const uploadServer: Plugin = {
  name: 'upload-server',
  configureServer({ middlewares }) {
    const { handle } = createUploadServer();
    middlewares.use((request, response, next) => handle(request, response) || next());
  },
};

export default mergeConfig(
  preset({
    bundled: ['pdfjs-dist', 'tus-js-client'],
    alone: [
      'src/file-input/file-input.lost-connection.browser.test.tsx',
      'src/file-input/file-input.lost-rules.browser.test.tsx',
    ],
  }),
  {
    plugins: [uploadServer],
    define: { __IMAGE_WORKER__: JSON.stringify(bundleWorker()) },
  },
);
