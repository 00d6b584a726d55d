// `pnpm test:mutation`: changes the rules of the packages one small thing at a time, and counts how many of
// these mutants the tests notice. What survives is listed with its line: a test is missing there, or the
// two mean the same. docs/coverage.md keeps the last reading.
//   --packages=forms,date  only these          --files=nit  modules with this in their path, all mutants
//   --mutants=30           of each package      --seed=1     which of them
//   --minutes=60           instead: as many as there is time for in all
//   --goal=85              percent of all, else it fails
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
    mutants: { type: 'string', default: '30' },
    minutes: { type: 'string' },
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
// A number of mutants finds the same on a slow machine as on a fast one.
const isSample = !values.minutes && !values.files;
const most = isSample ? Number(values.mutants) : Number.POSITIVE_INFINITY;
const share = values.minutes
  ? (Number(values.minutes) * 60_000) / wanted.length
  : Number.POSITIVE_INFINITY;
const rows: string[] = [];
const survivors: string[] = [];
let killed = 0;
let run = 0;

for (const { folder, path } of wanted) {
  const sources = pureSources(join(path, 'src')).filter((one) => one.path.includes(values.files));
  const all = shuffled(sources.flatMap(jobsOf), Number(values.seed));
  const jobs = all.slice(0, most);
  const { ran, survived } = await tryMutants(path, jobs, Date.now() + share);
  const percent = ran > 0 ? (100 * (ran - survived.length)) / ran : 100;
  run += ran;
  killed += ran - survived.length;
  rows.push(
    `| ${folder} | ${sources.length} | ${ran} of ${all.length} | ${percent.toFixed(1)} % |`,
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
process.exitCode = 100 * killed < Number(values.goal) * run ? 1 : 0;

function jobsOf(source: PureSource): Job[] {
  const text = readFileSync(source.path, 'utf8');
  return mutantsOf(text, source.path).map((mutant) => ({ ...source, source: text, mutant }));
}

/** All mutants, or as many as there is time for, on all cores. */
async function tryMutants(
  folder: string,
  jobs: readonly Job[],
  until: number,
): Promise<{ ran: number; survived: Job[] }> {
  const queue = [...jobs];
  const survived: Job[] = [];
  let ran = 0;
  const work = async () => {
    const runner = new Runner(folder);
    try {
      const limit = await expectGreen(runner, jobs);
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
      await expectGreen(runner, jobs);
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
