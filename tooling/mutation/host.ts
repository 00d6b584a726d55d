// Runs the tests of one package with one mutant after another, each as a message asks for. A mutant that
// never ends takes this process with it: its sender starts another one.
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
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
  // What a test came to with the last one says nothing of this one, should it not run at all.
  for (const { project, moduleId } of specifications) vitest.state.clearFiles(project, [moduleId]);
  const wanted = tests.flatMap((test) =>
    specifications.filter(({ moduleId }) => moduleId === test),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false);
  const isKilled = unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  const files = testModules.map((module) => ({
    path: module.moduleId,
    isGreen: module.ok(),
    passed: [...module.children.allTests('passed')].length,
    duration: durationOf(module),
  }));
  process.send?.({ isKilled, ran: wanted.length, tests: files } satisfies Answer);
});
process.send?.({ isKilled: false, ran: specifications.length, tests: [] } satisfies Answer);

function durationOf(module: TestModule): number {
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
  return collectDuration + duration + prepareDuration + setupDuration;
}
