// Runs single tests of one package, as often as messages ask for them: Vitest and its browser start once.
import { inspect } from 'node:util';
import { createVitest } from 'vitest/node';
import type { Trial, Verdict } from './messages.types.ts';

const vitest = await createVitest({
  root: process.cwd(),
  project: ['node', 'browser'],
  watch: false,
  reporters: [{}],
  silent: true,
  // A mutant may let a test wait for what never comes.
  testTimeout: 20_000,
});
const specifications = await vitest.globTestSpecifications();

// The parent process is gone: nothing else would end this group.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.on('message', async ({ changed, tests, titles }: Trial) => {
  for (const path of changed) vitest.invalidateFile(path);
  // What became of a test before says nothing of this time, should it not run at all.
  for (const { project, moduleId } of specifications) vitest.state.clearFiles(project, [moduleId]);
  vitest.setGlobalTestNamePattern(titles.join('|'));
  const wanted = specifications.filter(({ moduleId }) => tests.includes(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false);
  const ran = testModules.flatMap((module) => [...module.children.allTests()]);
  const passed = ran.filter((test) => test.result().state === 'passed');
  const failed = ran.filter((test) => test.result().state === 'failed');
  const errors = [
    ...[...testModules, ...failed].flatMap((one) =>
      one.type === 'module' ? one.errors() : (one.result().errors ?? []),
    ),
    ...unhandledErrors,
  ];
  process.send?.({
    passed: passed.map(({ name }) => name),
    failed: failed.map(({ name }) => name),
    errors: errors.map((error) => inspect(error)),
  } satisfies Verdict);
});
process.send?.({ passed: [], failed: [], errors: [] } satisfies Verdict);
