import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { SuiteResult } from '../suite-result.types.ts';

/** Tells the process that has started this one what became of each test. */
export default class EngineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
    for (const module of modules) {
      const path = relative(process.cwd(), module.moduleId);
      if (module.errors().length > 0) result.failures.push(path);
      for (const test of module.children.allTests()) {
        const outcome = test.result();
        const title = `${path} > ${test.fullName}`;
        if (outcome.state === 'passed') result.passed += 1;
        if (outcome.state === 'failed') result.failures.push(title);
        // Without a note it is left out by its tag, in Chromium too.
        if (outcome.state === 'skipped' && outcome.note) {
          result.notPossible.push({ title, reason: outcome.note });
        }
      }
    }
    if (errors.length > 0)
      result.failures.push(...errors.map((error) => String(Object(error).message)));
    process.send?.(result);
  }
}
