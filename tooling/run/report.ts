import type { TestLog } from './test-log.ts';

/** Lines of why one test failed, and of all messages of a run together: a screen shows about a hundred. */
const MESSAGE = 25;
const MESSAGES = 60;
/** However many failed, each says so much. */
const SHORTEST = 3;

/** One task of a run. */
export interface TaskResult {
  /** Name of the workspace; `//` is the root. */
  package: string;
  /** Name of its script. */
  task: string;
  /** What the script runs. */
  command: string;
  status: 'passed' | 'cached' | 'failed' | 'skipped';
  /** How long it ran, in milliseconds; 0 from the cache. */
  duration: number;
  tests: TestLog;
  /** The end of what it wrote. */
  tail: readonly string[];
}

/** A run of several tasks. */
export interface RunResult {
  tasks: readonly TaskResult[];
  /** In milliseconds. */
  duration: number;
  /** What calls pnpm on any machine: `npx --yes pnpm@12.21.0`. */
  pnpm: string;
}

/**
 * What failed, why, and how to run it alone; the last line is `N passed, N failed`, for people and scripts alike. A
 * task that fails without naming a test counts as one failure.
 */
export function report({ tasks, duration, pnpm }: RunResult): string {
  const failed = tasks.filter(({ status }) => status === 'failed');
  const skipped = tasks.filter(({ status }) => status === 'skipped');
  const cached = tasks.filter(({ status }) => status === 'cached');
  const total = count(tasks);
  const named = failed.reduce((sum, { tests }) => sum + Math.max(1, tests.failures.length), 0);
  const space = Math.min(MESSAGE, Math.max(SHORTEST, Math.floor(MESSAGES / named)));
  const parts = failed.map((task) => failureOf(task, pnpm, space));
  if (skipped.length > 0) {
    parts.push(
      `Not run, for want of what failed:\n${skipped.map((one) => `  ${nameOf(one)}`).join('\n')}`,
    );
  }
  parts.push(
    `${tasks.length - skipped.length} tasks in ${clock(duration)}, ${cached.length} from the cache\n` +
      closing(total),
  );
  return parts.join('\n\n');
}

/** Tests that passed and failed; a task that failed by no test counts as one. */
export function count(tasks: readonly TaskResult[]): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const { status, tests } of tasks) {
    passed += tests.passed;
    failed += status === 'failed' ? Math.max(1, tests.failed) : 0;
  }
  return { passed, failed };
}

/** The last line of a run. */
export function closing({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`;
}

/** `4 min 07 s`, or `3.2 s` below a minute. */
export function clock(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** @param space Lines for each message. */
function failureOf(task: TaskResult, pnpm: string, space: number): string {
  const { failures, failed, passed } = task.tests;
  if (failures.length === 0) {
    const lines = task.tail.slice(-space).map((line) => `  | ${line}`);
    return [`✗ ${nameOf(task)}`, ...lines, `  alone: ${pnpm} ${scriptOf(task)}`].join('\n');
  }
  const commands = new Map<string, string[]>();
  for (const { file, title, rerun, message } of failures) {
    // Without it, the tests with that tag are left out.
    const tagsFilter = rerun.tool === 'vitest' ? task.command.match(/--tagsFilter=\S+/g) : null;
    const args = [...rerun.args, ...(tagsFilter ?? [])];
    const command = `${pnpm} --filter ${task.package} exec ${rerun.tool} ${args.map(quoted).join(' ')}`;
    const lines = commands.get(command) ?? [];
    const name = title ? `${file}: ${title}` : file;
    commands.set(command, [
      ...lines,
      `  ${name}`,
      ...excerpt(message, space).map((line) => `    | ${line}`),
    ]);
  }
  const lines = [...commands].flatMap(([command, named]) => [...named, `    alone: ${command}`]);
  return [`✗ ${nameOf(task)}: ${failed} of ${passed + failed} failed`, ...lines].join('\n');
}

/** The first lines, and where it happened if that stands further down. */
function excerpt(message: readonly string[], space: number): readonly string[] {
  if (message.length <= space) return message;
  const isPlace = (line: string) => /^\s*(?:❯|at) .*:\d+:\d+/.test(line);
  const start = message.slice(0, space - 1);
  const place = start.some(isPlace) ? undefined : message.slice(space - 1).find(isPlace);
  return [...start, place ?? '…'];
}

function nameOf({ package: name, task }: TaskResult): string {
  return name === '//' ? task : `${name} ${task}`;
}

function scriptOf({ package: name, task }: TaskResult): string {
  return name === '//' ? `run ${task}` : `--filter ${name} run ${task}`;
}

function quoted(argument: string): string {
  return /[^\w./:@=-]/.test(argument) ? `'${argument}'` : argument;
}
