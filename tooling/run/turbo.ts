import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RunResult, TaskResult } from './report.ts';
import { readTestLog } from './test-log.ts';

/** What Turbo calls a task for which a workspace has no script. */
const NO_COMMAND = '<NONEXISTENT>';
/** Lines of a failed task that the report repeats. */
const TAIL = 25;
const ENVIRONMENT = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
/** There a command is a script that only the shell can start. */
const SHELL = process.platform === 'win32';

/** As `turbo run --summarize` writes it, as far as it is read. */
interface Summary {
  execution: { command: string; startTime: number; endTime: number; exitCode: number };
  tasks: {
    taskId: string;
    package?: string;
    task: string;
    command: string;
    /** What it waits for. */
    dependencies?: string[];
    /** Only what may be cached has one. */
    logFile?: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
}

/**
 * Runs tasks of all workspaces. What workspaces build for each other comes first, and the rest hangs on the files
 * that were written, so that what a change does not reach comes from the cache.
 */
export async function runTasks(
  root: string,
  given: readonly string[],
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<RunResult & { exitCode: number }> {
  const args = given.flatMap((arg, index) => {
    if (given[index - 1] === '--filter') return [];
    return arg === '--filter' ? `--filter=${given[index + 1]}` : arg;
  });
  const planned = needed(plan(root, args), args);
  const built = planned.some(({ task }) => task === 'build')
    ? await runOnce(root, ['build:dependencies', ...optionsOf(args)], output)
    : { tasks: [], duration: 0, exitCode: 0, pnpm: '' };
  // In its whole graph, Turbo skips what waits for a build that failed.
  if (built.exitCode !== 0) return runOnce(root, args, output);
  const done = new Set(built.tasks.map((task) => `${task.package}#${task.task}`));
  const others = planned.map(({ taskId }) => taskId).filter((id) => !done.has(id));
  if (others.length === 0) return built;
  // Each by its name: a filter would leave out what others read of the workspaces that it does not choose.
  const options = optionsOf(args).filter((option) => !/^--(?:filter|affected)\b/.test(option));
  const rest = await runOnce(root, [...others, 'interface', '--only', ...options], output);
  return {
    ...rest,
    duration: built.duration + rest.duration,
    tasks: [...built.tasks, ...rest.tasks],
  };
}

/**
 * The tasks of a plan that have a script, without what Turbo adds for those that have none: a workspace without
 * `test:pack` needs no site for it.
 */
function needed(all: Summary['tasks'], args: readonly string[]): Summary['tasks'] {
  const real = all.filter(({ command }) => command !== NO_COMMAND);
  const wanted = new Set(
    real.filter(({ task, taskId }) => args.includes(task) || args.includes(taskId)),
  );
  const byId = new Map(all.map((task) => [task.taskId, task]));
  const seen = new Set<Summary['tasks'][number]>();
  const visit = (task: Summary['tasks'][number]) => {
    if (seen.has(task)) return;
    seen.add(task);
    for (const id of task.dependencies ?? []) {
      const other = byId.get(id);
      if (other) visit(other);
    }
  };
  wanted.forEach(visit);
  return real.filter((task) => seen.has(task));
}

/** Each with its value: `--filter=./packages/*`. */
function optionsOf(args: readonly string[]): string[] {
  return args.filter((arg) => arg.startsWith('-'));
}

async function runOnce(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'ignore',
): Promise<RunResult & { exitCode: number }> {
  const before = new Set(summaries(root));
  const options = [
    'run',
    // Most tasks drive a browser, and wait for it as often as it waits for them: three keep two cores busy.
    `--concurrency=${Math.max(3, Math.ceil(availableParallelism() / 2))}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize=true',
  ];
  const exitCode = await turbo(root, [...options, ...args], output);
  // Of the options, a summary names only what chooses workspaces.
  const asked = args.filter((arg) => !arg.startsWith('-') || arg.startsWith('--filter='));
  const own = summaries(root).filter((path) => !before.has(path));
  const found = own
    .map((path) => ({ path, summary: JSON.parse(readFileSync(path, 'utf8')) as Summary }))
    // Two runs in one clone write to one folder.
    .find(({ summary }) => asked.every((arg) => summary.execution.command.includes(arg)));
  if (!found) throw new Error(`Turbo ended with code ${exitCode} before it ran a task.`);
  rmSync(found.path);
  const { execution, tasks } = found.summary;
  // A summary leaves out what did not run.
  const planned = execution.exitCode === 0 ? [] : plan(root, args);
  const ran = new Set(tasks.map(({ taskId }) => taskId));
  return {
    exitCode,
    duration: execution.endTime - execution.startTime,
    pnpm: `npx --yes ${manifest(root).packageManager}`,
    tasks: [...tasks, ...planned.filter(({ taskId }) => !ran.has(taskId))]
      .filter(({ command }) => command !== NO_COMMAND)
      .map((task) => resultOf(task, root)),
  };
}

function resultOf(task: Summary['tasks'][number], root: string): TaskResult {
  const { execution, cache, logFile } = task;
  const status = statusOf(task);
  const path = logFile && status !== 'skipped' ? join(root, logFile) : '';
  const output = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    package: task.package ?? '//',
    task: task.task,
    command: task.command,
    status,
    duration: execution && cache.status !== 'HIT' ? execution.endTime - execution.startTime : 0,
    tests: readTestLog(output),
    tail: stripVTControlCharacters(output)
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .slice(-TAIL),
  };
}

function statusOf({ execution, cache }: Summary['tasks'][number]): TaskResult['status'] {
  if (!execution) return 'skipped';
  if (execution.exitCode !== 0) return 'failed';
  return cache.status === 'HIT' ? 'cached' : 'passed';
}

/** All tasks that a run would come to. */
function plan(root: string, args: readonly string[]): Summary['tasks'] {
  const { error, status, stdout, stderr } = spawnSync('turbo', ['run', ...args, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ENVIRONMENT,
    shell: SHELL,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`Turbo ended before it ran a task.\n${stderr}`);
  const plan: Pick<Summary, 'tasks'> = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return plan.tasks;
}

/** Runs Turbo to its end. */
export function turbo(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'ignore',
  signal?: AbortSignal | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', args, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: ENVIRONMENT,
      shell: SHELL,
    });
    const end = () => child.kill('SIGINT');
    signal?.addEventListener('abort', end);
    // A terminal sends Ctrl+C to all: Turbo ends its tasks, and the caller then says what became of them.
    const wait = () => {};
    process.on('SIGINT', wait);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      signal?.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}

function summaries(root: string): string[] {
  const folder = join(root, '.turbo/runs');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function manifest(root: string): { packageManager: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}
