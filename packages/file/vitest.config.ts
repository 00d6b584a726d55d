import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';
import { bundleWorker } from './scripts/bundle-worker.ts';
import { uploadServer } from './scripts/upload-server.ts';

export default mergeConfig(preset(), {
  plugins: [uploadServer()],
  define: { __IMAGE_WORKER__: JSON.stringify(bundleWorker()) },
});
