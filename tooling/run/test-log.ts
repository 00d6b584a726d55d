import { stripVTControlCharacters } from 'node:util';

/** What the output of a task says about tests; none of it for a task that ran none. */
export interface TestLog {
  passed: number;
  /** A test that failed in two projects counts twice, and a file that could not be loaded as one. */
  failed: number;
  /** The lines that name what failed, as the tool writes them. */
  failures: string[];
}

/** Reads the output of Vitest and of Playwright's list reporter, of several runs one after another too. */
export function readTestLog(output: string): TestLog {
  const log: TestLog = { passed: 0, failed: 0, failures: [] };
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    // `      Tests  2 failed | 40 passed (42)`, or `  306 passed (3.2m)` and `  1 failed`.
    if (/^ {6}Tests {2}|^ {2}\d+ (?:passed|failed)(?: \([\d.]+\w+\))?$/.test(line)) {
      log.passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
      log.failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
    }
    log.failed += Number(/^⎯+ Failed Suites (\d+) ⎯+$/.exec(line)?.[1] ?? 0);
    // ` FAIL  src/a.test.ts > title`, or `  1) [short] › e2e/a.spec.ts:2:57 › title ────`; a long title has no rule.
    if (/^ FAIL {2}|^ {2}\d+\) .* › /.test(line)) {
      const name = `  ${line.trim().replace(/ ─+$/, '')}`;
      if (!log.failures.includes(name)) log.failures.push(name);
    }
  }
  return log;
}
