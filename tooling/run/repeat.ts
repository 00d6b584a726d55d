// `pnpm test:repeat --runs=20 --first=1 --busy=0,2 --slow=1,6 --late=0,100`: `pnpm test` again and again without the
// cache, each run with the next of the numbers and its own seed. Options after `--` go to Turbo.
import { spawn } from 'node:child_process';
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
    first: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    slow: { type: 'string', default: '1' },
    late: { type: 'string', default: '0' },
  },
});

const root = resolve(import.meta.dirname, '../..');
const { scripts }: { scripts: { test: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
// What `pnpm test` runs.
const tasks = scripts.test.split(' ').slice(2);
const KINDS = ['check', 'build', 'test:unit', 'test:browser', 'test:e2e', 'test:pack'];

const rows: string[] = [];
let red = 0;
const first = Number(values.first);
for (let run = first; run < first + Number(values.runs); run++) {
  const busy = inTurn(values.busy, run);
  const slow = inTurn(values.slow, run);
  const late = inTurn(values.late, run);
  process.env.GUADUA_SEED = String(run);
  process.env.GUADUA_SLOW = String(slow);
  process.env.GUADUA_LATE = String(late);
  const ends = Array.from({ length: busy }, work);
  try {
    const result = await runTasks(root, [...tasks, '--force', ...positionals], 'ignore');
    rows.push(row([run, busy, slow, late, ...figuresOf(result)]));
    console.log(rows.at(-1));
    if (result.exitCode === 0) continue;
    red++;
    console.log(`\n${report(result)}\n`);
  } catch (error) {
    // One run that could not begin takes nothing from the others.
    red++;
    rows.push(row([run, busy, slow, late, ...KINDS.map(() => ''), '', '', 'could not run']));
    console.error(rows.at(-1), error);
  } finally {
    for (const end of ends) end();
  }
}
const columns = ['run', 'busy', 'slow', 'late', 'load', ...KINDS, 'whole', 'result'];
console.log(
  '\nbusy: processes that do nothing but work; slow: how many times slower the browser is; late: how many ms later its scripts come.',
);
console.log('What a kind of task took is the sum of all workspaces; several run at a time.\n');
console.log([row(columns), row(columns.map(() => '---')), ...rows].join('\n'));
console.log(`\n${rows.length - red} of ${rows.length} runs green`);
process.exitCode = red > 0 ? 1 : 0;

/** Of numbers with commas between them, the one of this run. */
function inTurn(numbers: string, run: number): number {
  const all = numbers.split(',').map(Number);
  return all[(run - 1) % all.length] ?? 0;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The load at the end, what each kind of task and all of it took, and how it ended. */
function figuresOf({ tasks, duration }: RunResult): string[] {
  const took = (kind: string) =>
    tasks
      .filter(({ task }) => task === kind || task.startsWith(`${kind}:`))
      .reduce((sum, task) => sum + task.duration, 0);
  const [load = 0] = loadavg();
  const times = [...KINDS.map(took), duration].map(clock);
  return [load.toFixed(1), ...times, closing(count(tasks))];
}

/** Starts a process that works until it is ended, or has lost this one, which may be killed. */
function work(): () => void {
  const loop = 'const { ppid } = process; while (process.ppid === ppid) {}';
  const child = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
  const end = () => {
    child.kill();
    process.off('exit', end);
  };
  process.on('exit', end);
  return end;
}
