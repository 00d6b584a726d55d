import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';
import { bundleWorker } from './scripts/bundle-worker.ts';

export default mergeConfig(preset(), {
  define: { __IMAGE_WORKER__: JSON.stringify(bundleWorker()) },
});
