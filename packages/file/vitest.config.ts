import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(preset(), {
  // Met first in the middle of a test, these would make Vite reload it.
  optimizeDeps: { include: ['clsx', 'react-dom/client', 'react-hook-form'] },
});
