import { stripVTControlCharacters } from 'node:util';

/** A test that failed, as the tool that ran it names it. */
export interface FailedTest {
  /** From the folder of the workspace: `src/pin-input/pin-input.test.tsx`. */
  file: string;
  /** Titles from the outermost to the test; empty when the whole file could not run. */
  title: string;
  /** What to pass to the tool to run it alone, after its name. */
  rerun: { tool: 'vitest' | 'playwright'; args: string[] };
  /** Why it failed, line by line as the tool says it, without blank lines. */
  message: string[];
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
  // What the next lines are about: tests that fail alike are named one below the other, then why.
  let described: FailedTest[] = [];
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const counts = vitestCounts(line) ?? playwrightCounts(line);
    const failure = vitestFailure(line) ?? playwrightFailure(line);
    if (failure) {
      const known = log.failures.find((one) => isSame(one, failure));
      if (!known) log.failures.push(failure);
      const isFirst = described.every(({ message }) => message.length > 0);
      described = [...(isFirst ? [] : described), known ?? failure];
    } else if (counts || endsMessage(line)) {
      described = [];
    } else if (line.trim() !== '') {
      for (const { message } of described) message.push(line.trimEnd());
    }
    log.passed += counts?.passed ?? 0;
    log.failed += counts?.failed ?? 0;
    suites += Number(/^⎯+ Failed Suites (\d+) ⎯+$/.exec(line)?.[1] ?? 0);
  }
  log.failed += suites;
  return log;
}

/** Vitest closes each message with `⎯⎯⎯⎯[1/3]⎯`; Playwright's counts stand behind the last one. */
function endsMessage(line: string): boolean {
  return (
    /^⎯{3}/.test(line) || /^ {2}\d+ (?:flaky|interrupted|skipped|did not run|error)/.test(line)
  );
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
  return { file, title, rerun: { tool: 'vitest', args: ['run', ...only, file] }, message: [] };
}

/** `  1) e2e/a.spec.ts:2:57 › group › title ────`; behind `[project] › ` where there are projects. */
function playwrightFailure(line: string): FailedTest | undefined {
  const match = /^ {2}\d+\) (?:\[.+?\] › )?(\S+?):(\d+):\d+ › (.*?) ─+$/.exec(line);
  if (!match) return undefined;
  const [, file = '', row = '', title = ''] = match;
  return {
    file,
    title,
    rerun: { tool: 'playwright', args: ['test', `${file}:${row}`] },
    message: [],
  };
}

function isSame(one: FailedTest, other: FailedTest): boolean {
  return (
    one.file === other.file &&
    one.title === other.title &&
    one.rerun.args.join(' ') === other.rerun.args.join(' ')
  );
}
