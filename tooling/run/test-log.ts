import { stripVTControlCharacters } from 'node:util';

/** A test that failed, as the tool that ran it names it. */
export interface FailedTest {
  /** From the folder of the workspace: `src/pin-input/pin-input.test.tsx`. */
  file: string;
  /** Titles from the outermost to the test; empty when the whole file could not run. */
  title: string;
  /** What to pass to the tool to run it alone, after its name. */
  rerun: { tool: 'vitest' | 'playwright'; args: string[] };
}

/** What the output of a task says about tests; none of it for a task that ran none. */
export interface TestLog {
  passed: number;
  failed: number;
  failures: FailedTest[];
}

/**
 * Reads the output of Vitest and of Playwright's list reporter, of several runs one after another too.
 * A test that failed in two projects counts twice, and a file that could not be loaded as one.
 */
export function readTestLog(output: string): TestLog {
  const log: TestLog = { passed: 0, failed: 0, failures: [] };
  let suites = 0;
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const counts = vitestCounts(line) ?? playwrightCounts(line);
    if (counts) {
      log.passed += counts.passed;
      log.failed += counts.failed;
      continue;
    }
    suites += Number(/^⎯+ Failed Suites (\d+) ⎯+$/.exec(line)?.[1] ?? 0);
    const failure = vitestFailure(line) ?? playwrightFailure(line);
    if (failure && !log.failures.some((known) => isSame(known, failure))) {
      log.failures.push(failure);
    }
  }
  log.failed += suites;
  return log;
}

/** `      Tests  2 failed | 40 passed (42)` */
function vitestCounts(line: string) {
  const [, counts] = /^ {6}Tests {2}(.*)$/.exec(line) ?? [];
  return counts === undefined ? undefined : countsOf(counts);
}

/** `  306 passed (3.2m)` or `  1 failed`, each on a line of its own. */
function playwrightCounts(line: string) {
  const [, counts] = /^ {2}(\d+ (?:passed|failed)(?: \([\d.]+\w+\))?)$/.exec(line) ?? [];
  return counts === undefined ? undefined : countsOf(counts);
}

function countsOf(text: string): { passed: number; failed: number } {
  const of = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  return { passed: of('passed'), failed: of('failed') };
}

/**
 * ` FAIL   jsdom  src/a.test.ts > group > title`, with `|jsdom|` where colours are off, and with nothing
 * where there are no projects; a file that could not be loaded ends in ` [ src/a.test.ts ]`.
 */
function vitestFailure(line: string): FailedTest | undefined {
  const match =
    /^ FAIL {2}(?:[ |](.+?)(?:\| | {2}))?(\S+?\.(?:test|spec)\.\w+)(?: > (.*)| \[.*)?$/.exec(line);
  if (!match) return undefined;
  const [, project, file = '', title = ''] = match;
  // `browser (chromium)` is the project `browser` in one of its browsers.
  const only = project ? ['--project', project.replace(/ \(.*/, '')] : [];
  return { file, title, rerun: { tool: 'vitest', args: ['run', ...only, file] } };
}

/** `  1) e2e/a.spec.ts:2:57 › group › title ────`; behind `[project] › ` where there are projects. */
function playwrightFailure(line: string): FailedTest | undefined {
  const match = /^ {2}\d+\) (?:\[.+?\] › )?(\S+?):(\d+):\d+ › (.*?) ─+$/.exec(line);
  if (!match) return undefined;
  const [, file = '', row = '', title = ''] = match;
  return { file, title, rerun: { tool: 'playwright', args: ['test', `${file}:${row}`] } };
}

function isSame(one: FailedTest, other: FailedTest): boolean {
  return (
    one.file === other.file &&
    one.title === other.title &&
    one.rerun.args.join(' ') === other.rerun.args.join(' ')
  );
}
