import { defineConfig } from 'vitest/config';

// The suites in tests/ are Playwright's.
export default defineConfig({ test: { include: ['*.test.ts'] } });
