// `pnpm test:repeat --runs=20 --first=1 --busy=0,2 --slow=1,6 --late=0,100`: `pnpm test` again and again without the
// cache, each run with the next of the numbers and its own seed. Options after `--` go to Turbo.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

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

console.log(
  'busy: processes that only work; slow: how many times slower the browser is; late: ms.\n',
);
console.log('| run | busy | slow | late | load | whole | result |\n|---|---|---|---|---|---|---|');
let red = 0;
const first = Number(values.first);
for (let run = first; run < first + Number(values.runs); run++) {
  const [busy = 0, slow, late] = [values.busy, values.slow, values.late].map((each) =>
    inTurn(each, run),
  );
  const working = Array.from({ length: busy }, work);
  const { status, stdout } = spawnSync('pnpm', ['run', 'test', '--force', ...positionals], {
    cwd: resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      GUADUA_SEED: String(run),
      GUADUA_SLOW: String(slow),
      GUADUA_LATE: String(late),
    },
  });
  for (const one of working) one.kill();
  const closing = stdout.slice(stdout.lastIndexOf('\n\n')).trim().split('\n');
  const [time, result] = closing.slice(-2);
  console.log(`| ${[run, busy, slow, late, loadavg()[0]?.toFixed(1), time, result].join(' | ')} |`);
  if (status !== 0) {
    red++;
    console.error(closing.join('\n'));
  }
}
console.log(`\n${Number(values.runs) - red} of ${values.runs} runs green`);
process.exitCode = red > 0 ? 1 : 0;

/** Of numbers with commas between them, the one of this run. */
function inTurn(numbers: string, run: number): number {
  const all = numbers.split(',').map(Number);
  return all[(run - 1) % all.length] ?? 0;
}

/** Starts a process that works until it is ended, or has lost this one, which may be killed. */
function work(): ChildProcess {
  const loop = 'const { ppid } = process; while (process.ppid === ppid) {}';
  return spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
}
