import { packageEntries } from '@guadua/catalog/vite';
import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(preset(), {
  plugins: [packageEntries()],
  test: {
    tags: [
      {
        name: 'every-text',
        description: 'shows what `test:long` wants to have seen of every package',
      },
    ],
  },
});
