import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RunResult, TaskResult } from './report.ts';
import { readTestLog } from './test-log.ts';

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
    /** Only what may be cached has one. */
    logFile?: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
}

/**
 * Runs tasks of all workspaces, each as soon as what it needs is there, three at a time on two cores;
 * what fails stops only what needs it.
 *
 * @param root Folder of `turbo.json`.
 * @param args Names of tasks and options of `turbo run`.
 * @param output What becomes of what Turbo and the tasks write.
 * @returns What became of every task, and the exit code of Turbo.
 * @throws Error when Turbo could not even start its tasks.
 */
export async function runTasks(
  root: string,
  args: readonly string[],
  output: 'inherit' | 'ignore' = 'inherit',
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
      .filter(({ command }) => command !== '<NONEXISTENT>')
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
  const { stdout } = spawnSync('turbo', ['run', ...args, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: ENVIRONMENT,
    shell: SHELL,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const plan: Pick<Summary, 'tasks'> = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return plan.tasks;
}

/**
 * Runs Turbo to its end.
 *
 * @param args What follows its name.
 * @param output What becomes of what it and its tasks write.
 * @param signal Ends it, and its tasks with it.
 * @returns Its exit code.
 */
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
