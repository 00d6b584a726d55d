import { pureTests, withTurns } from '@guadua/vitest';
import { defineConfig } from 'vitest/config';
import type { Question } from './messages.types.ts';

declare global {
  /** The module that is read with other code: Vite loads this configuration as a module of its own. */
  var mutated: Pick<Question, 'path' | 'code'> | undefined;
}

export default defineConfig({
  plugins: [
    {
      name: 'guadua:mutant',
      enforce: 'pre',
      transform: (_, id) =>
        id === globalThis.mutated?.path ? { code: globalThis.mutated.code, map: null } : null,
    },
  ],
  test: {
    ...pureTests('src', ['src/**/*.long.test.ts']),
    // A mutant meets also the rows and cases that have their turn in `test:long`.
    ...withTurns,
    testTimeout: 300_000,
    // It identifies a module by its file, and would give what stands there.
    fsModuleCache: false,
  },
});
