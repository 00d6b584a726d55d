import { defineConfig } from 'vitest/config';

/** Only what needs no page: the site itself is tested in a browser (e2e). */
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
