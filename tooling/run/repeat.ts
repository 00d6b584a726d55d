// `pnpm test:repeat --runs=20 --busy=2 --slow=6`: `pnpm test` again and again, without the cache, beside
// so many processes that do nothing but work, and with the browser's processor so many times slower in
// the tests of components and of the site. Each run draws other examples for the properties: its number is
// their seed (`GUADUA_SEED=3 pnpm test`). Prints a row per run, and the report of each that fails. Options
// after `--` go to Turbo.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clock, closing, count, type RunResult, report } from './report.ts';
import { runTasks } from './turbo.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '20' },
    busy: { type: 'string', default: '0' },
    slow: { type: 'string', default: '1' },
  },
});

const root = resolve(import.meta.dirname, '../..');
const { scripts }: { scripts: { test: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
// What `pnpm test` runs.
const tasks = scripts.test.split(' ').slice(2);
const KINDS = ['check', 'build', 'test:unit', 'test:browser', 'test:e2e', 'test:pack'];

process.env.GUADUA_SLOW = values.slow;
const rows: string[] = [];
let isRed = false;
for (let run = 1; run <= Number(values.runs); run++) {
  process.env.GUADUA_SEED = String(run);
  const busy = Array.from({ length: Number(values.busy) }, work);
  try {
    const result = await runTasks(root, [...tasks, '--force', ...positionals], 'ignore');
    rows.push(rowOf(run, result));
    isRed ||= result.exitCode !== 0;
    console.log(`${rows.at(-1)}${result.exitCode === 0 ? '' : `\n\n${report(result)}\n`}`);
  } finally {
    for (const child of busy) child.kill();
  }
}
const columns = ['run', 'load', ...KINDS, 'whole', 'result'];
console.log(`\n${values.busy} busy processes, browser ${values.slow} times slower. `);
console.log('What a kind of task took is the sum of all workspaces; several run at a time.\n');
console.log(
  [columns, columns.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
);
console.log(rows.join('\n'));
process.exitCode = isRed ? 1 : 0;

function rowOf(run: number, { tasks, duration }: RunResult): string {
  const took = (kind: string) =>
    tasks
      .filter(({ task }) => task === kind || task.startsWith(`${kind}:`))
      .reduce((sum, task) => sum + task.duration, 0);
  const [load = 0] = loadavg();
  const times = [...KINDS.map(took), duration].map(clock);
  return `| ${[run, load.toFixed(1), ...times, closing(count(tasks))].join(' | ')} |`;
}

/** A process that works until it is ended, or has lost this one, which may be killed. */
function work(): ChildProcess {
  const loop = 'const { ppid } = process; while (process.ppid === ppid) {}';
  const child = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
  process.on('exit', () => child.kill());
  return child;
}
