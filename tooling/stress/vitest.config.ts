import { mergeConfig } from 'vitest/config';
import common from '../vitest.config.ts';

// The suites in tests/ are Playwright's.
export default mergeConfig(common, { test: { include: ['*.test.ts'] } });
