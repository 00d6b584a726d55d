import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { SuiteResult } from '../table.ts';

/** Writes what became of each test to the file that `GUADUA_ENGINE_RESULT` names. */
export default class EngineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env.GUADUA_ENGINE_RESULT;
    if (!file) return;
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
    writeFileSync(file, JSON.stringify(result));
  }
}
