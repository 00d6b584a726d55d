// `node tooling/run/main.ts <task …> [options of turbo run]`: runs tasks to the end with Turbo, and closes with what
// failed and `N passed, N failed`. GUADUA_REPORT names a file that is given that closing too.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readTestLog } from './test-log.ts';
import { turbo } from './turbo.ts';

/** As `turbo run --summarize` writes it, as far as it is read. */
interface Summary {
  tasks: {
    /** `//` is the root. */
    package: string;
    task: string;
    /** Only what may be cached has one. */
    logFile?: string;
    execution?: { exitCode: number | null };
  }[];
}

const root = resolve(import.meta.dirname, '../..');
const runs = join(root, '.turbo/runs');
const before = new Set(summaries());
const start = performance.now();
process.exitCode = await turbo([
  'run',
  // Most tasks wait for a browser or a server as often as they work.
  '--concurrency=3',
  '--continue=dependencies-successful',
  '--output-logs=new-only',
  '--summarize=true',
  ...process.argv.slice(2),
]);

let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const path of summaries().filter((one) => !before.has(one))) {
  const { tasks }: Summary = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  for (const { package: name, task, logFile, execution } of tasks) {
    const log = readTestLog(logFile ? textOf(join(root, logFile)) : '');
    passed += log.passed;
    if (execution?.exitCode === 0 || !execution) continue;
    failed += Math.max(1, log.failed);
    const alone = name === '//' ? `pnpm ${task}` : `pnpm --filter ${name} run ${task}`;
    lines.push(`✗ ${alone}`, ...log.failures);
  }
}
// Turbo may end before it runs a task.
if (process.exitCode !== 0) failed = Math.max(1, failed);
const seconds = Math.round((performance.now() - start) / 1000);
lines.push(
  `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  `${passed} passed, ${failed} failed`,
);
console.log(`\n${lines.join('\n')}`);
if (process.env.GUADUA_REPORT) appendFileSync(process.env.GUADUA_REPORT, `${lines.join('\n')}\n\n`);

function summaries(): string[] {
  return existsSync(runs) ? readdirSync(runs).map((name) => join(runs, name)) : [];
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
