import { pureTests, withTurns } from '@guadua/vitest';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Question } from './messages.types.ts';

declare global {
  /** The module that is read with other code: Vite loads this configuration as a module of its own. */
  var mutated: Pick<Question, 'path' | 'code'> | undefined;
}

/** The tests that a question names first run first: they are the ones that notice most. */
class AsAsked extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

const rules = pureTests('src', ['src/**/*.long.test.ts']);

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
    ...rules,
    // A mutant meets also the rows and cases that have their turn in `test:long`.
    ...withTurns,
    sequence: { sequencer: AsAsked },
    // One process after another, each ended by the first failure; the packages run side by side.
    maxWorkers: 1,
    // Which example fails doesn't matter: none is sought that is smaller.
    provide: { ...rules.provide, endOnFailure: true },
    testTimeout: 300_000,
    // It identifies a module by its file, and would give what stands there.
    fsModuleCache: false,
  },
});
