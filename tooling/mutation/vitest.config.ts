import { pureTests, withTurns } from '@guadua/vitest';
import { defineConfig } from 'vitest/config';

/** The tests of rules of a package, as Stryker runs them in a copy of it. */
export default defineConfig({
  test: { ...pureTests(), ...withTurns, testTimeout: 60_000 },
});
