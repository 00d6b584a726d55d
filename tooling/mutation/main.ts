// `pnpm test:mutation`: changes the rules of the packages one small thing at a time, and counts how many of
// these mutants the tests notice. What survives is listed with its line: a test is missing there, or the
// two mean the same. docs/coverage.md keeps the last reading.
//   --packages=forms,date  only these          --files=nit  only modules with this in their path
//   --minutes=6            for all of them      --seed=1     which mutants, when time is short
//   --goal=85              percent, else it fails
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { type Mutant, mutantsOf, withMutant } from './mutants.ts';
import { Runner } from './runner.ts';
import { shuffled } from './shuffled.ts';
import { type PureSource, pureSources } from './sources.ts';

const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: PACKAGES.map(({ folder }) => folder).join(',') },
    files: { type: 'string', default: '' },
    minutes: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    goal: { type: 'string', default: '85' },
  },
});

/** How long all tests of rules of a package may take, in milliseconds. */
const ALL_TESTS = 300_000;

interface Job extends PureSource {
  source: string;
  mutant: Mutant;
}

const wanted = PACKAGES.filter(({ folder }) => values.packages.split(',').includes(folder));
const share = (Number(values.minutes) * 60_000) / wanted.length;
const rows: string[] = [];
const survivors: string[] = [];
let isBelow = false;

for (const { folder, path } of wanted) {
  const sources = pureSources(join(path, 'src')).filter((one) => one.path.includes(values.files));
  const jobs = shuffled(sources.flatMap(jobsOf), Number(values.seed));
  const { ran, survived } = await run(path, sources, jobs, Date.now() + share);
  const percent = ran > 0 ? (100 * (ran - survived.length)) / ran : 100;
  isBelow ||= percent < Number(values.goal);
  rows.push(
    `| ${folder} | ${sources.length} | ${ran} of ${jobs.length} | ${percent.toFixed(1)} % |`,
  );
  for (const { path: file, mutant } of survived.sort(byPlace)) {
    survivors.push(
      `| ${relative(ROOT, file)}:${mutant.line} | \`${code(mutant.original)}\` | \`${code(mutant.replacement)}\` |`,
    );
  }
}
console.log(
  ['| package | modules | mutants run | killed |', '|---|---|---|---|', ...rows].join('\n'),
);
if (survivors.length > 0) {
  console.log(
    ['', '| survived | what stands there | what no test missed |', '|---|---|---|'].join('\n'),
  );
  console.log(survivors.join('\n'));
}
process.exitCode = isBelow ? 1 : 0;

function jobsOf(source: PureSource): Job[] {
  const text = readFileSync(source.path, 'utf8');
  return mutantsOf(text, source.path).map((mutant) => ({ ...source, source: text, mutant }));
}

/** As many mutants as there is time for, on all cores. */
async function run(
  folder: string,
  sources: readonly PureSource[],
  jobs: readonly Job[],
  until: number,
): Promise<{ ran: number; survived: Job[] }> {
  const queue = [...jobs];
  const survived: Job[] = [];
  let ran = 0;
  const work = async () => {
    const runner = new Runner(folder);
    try {
      const limit = await expectGreen(runner, sources);
      for (let job = queue.shift(); job && Date.now() < until; job = queue.shift()) {
        const { path, tests, source, mutant } = job;
        const isKilled = await runner.kills(
          { path, tests, code: withMutant(source, mutant) },
          limit,
        );
        ran++;
        if (!isKilled) survived.push(job);
      }
      // Nor must they have broken on the way: that would have killed the mutants since.
      await expectGreen(runner, sources);
    } finally {
      runner.stop();
    }
  };
  if (jobs.length > 0) await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { ran, survived };
}

/**
 * A test that fails anyway would kill every mutant.
 *
 * @returns How long the tests of one mutant may take, in milliseconds.
 */
async function expectGreen(runner: Runner, sources: readonly PureSource[]): Promise<number> {
  const [first] = sources;
  if (!first) return 0;
  const tests = [...new Set(sources.flatMap((source) => source.tests))];
  const source = readFileSync(first.path, 'utf8');
  const start = Date.now();
  if (await runner.kills({ path: first.path, code: source, tests }, ALL_TESTS)) {
    throw new Error(`The tests fail without a mutant: ${tests.join(', ')}`);
  }
  return 10_000 + 3 * (Date.now() - start);
}

function byPlace(one: Job, other: Job): number {
  return one.path.localeCompare(other.path) || one.mutant.line - other.mutant.line;
}

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
