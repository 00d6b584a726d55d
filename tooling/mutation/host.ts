// Runs the tests of one package with one mutant after another, each as a message asks for. A mutant that
// never ends takes this process with it: its sender starts another one.
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Answer, Question } from './messages.types.ts';

const vitest = await createVitest({
  config: join(import.meta.dirname, 'mutant-config.ts'),
  root: process.cwd(),
  watch: false,
  // The first failure is enough, and the reason doesn't matter.
  bail: 1,
  reporters: [{}],
  silent: true,
});
const specifications = await vitest.globTestSpecifications();

// The parent process is gone: nothing else would end this group.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.on('message', async ({ path, code, tests }: Question) => {
  // The last one is read as it stands again.
  if (globalThis.mutated) vitest.invalidateFile(globalThis.mutated.path);
  globalThis.mutated = { path, code };
  vitest.invalidateFile(path);
  const wanted = specifications.filter(({ moduleId }) => tests.includes(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false);
  const isKilled = unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  process.send?.({ isKilled, ran: wanted.length } satisfies Answer);
});
process.send?.({ isKilled: false, ran: specifications.length } satisfies Answer);
