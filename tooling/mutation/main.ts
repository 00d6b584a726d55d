// `pnpm test:mutation`: changes the rules of the packages one small thing at a time, and counts how many of
// these mutants the tests notice. What survives is listed with its line: a test is missing there, or the
// two mean the same.
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

interface PackageResult {
  modules: number;
  /** All that there are. */
  mutants: number;
  ran: number;
  survived: Job[];
}

const wanted = PACKAGES.filter(({ folder }) => values.packages.split(',').includes(folder));
const CORES = availableParallelism();
// A number of mutants finds the same on a slow machine as on a fast one.
const isSample = !values.minutes && !values.files;
const most = isSample ? Number(values.mutants) : Number.POSITIVE_INFINITY;
const share = values.minutes
  ? (Number(values.minutes) * 60_000 * Math.min(CORES, wanted.length)) / wanted.length
  : Number.POSITIVE_INFINITY;
const results = new Map<string, PackageResult>();

// A process for each package, as many side by side as there are cores: a second one for the same package would
// have to see all its tests pass once more.
const queue = [...wanted];
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    results.set(next.folder, await tryPackage(next.path));
  }
};
await Promise.all(Array.from({ length: CORES }, work));

const rows: string[] = [];
const survivors: string[] = [];
let killed = 0;
let run = 0;
for (const { folder } of wanted) {
  const result = results.get(folder);
  if (!result) continue;
  const { modules, mutants, ran, survived } = result;
  const percent = ran > 0 ? (100 * (ran - survived.length)) / ran : 100;
  run += ran;
  killed += ran - survived.length;
  rows.push(`| ${folder} | ${modules} | ${ran} of ${mutants} | ${percent.toFixed(1)} % |`);
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

/** All mutants of a package, or as many as are wanted or there is time for. */
async function tryPackage(folder: string): Promise<PackageResult> {
  const until = Date.now() + share;
  const sources = pureSources(join(folder, 'src')).filter((one) => one.path.includes(values.files));
  const all = shuffled(sources.flatMap(jobsOf), Number(values.seed));
  const jobs = all.slice(0, most);
  const result: PackageResult = {
    modules: sources.length,
    mutants: all.length,
    ran: 0,
    survived: [],
  };
  if (jobs.length === 0) return result;
  const runner = new Runner(folder);
  try {
    await expectGreen(runner, jobs);
    for (const job of jobs) {
      if (Date.now() >= until) break;
      const { path, tests, source, mutant } = job;
      const question = { path, tests, code: withMutant(source, mutant) };
      const isKilled = await runner.kills(question, limitOf(tests, runner.green));
      result.ran++;
      if (!isKilled) result.survived.push(job);
    }
    // Nor must they have broken on the way: that would have killed the mutants since. One that failed with none
    // has killed none.
    await expectGreen(
      runner,
      jobs.map((job) => ({ ...job, tests: job.tests.filter((test) => runner.failed.has(test)) })),
    );
  } finally {
    runner.stop();
  }
  return result;
}

/** A test that fails anyway would kill every mutant. */
async function expectGreen(runner: Runner, sources: readonly PureSource[]): Promise<void> {
  const [first] = sources;
  const tests = [...new Set(sources.flatMap((source) => source.tests))];
  if (!first || tests.length === 0) return;
  const source = readFileSync(first.path, 'utf8');
  if (await runner.kills({ path: first.path, code: source, tests }, ALL_TESTS)) {
    throw new Error(`The tests fail without a mutant: ${tests.join(', ')}`);
  }
}

/** How long the tests of one mutant may take until they count as endless, in milliseconds. */
function limitOf(tests: readonly string[], green: Runner['green']): number {
  return 30_000 + 5 * tests.reduce((sum, test) => sum + (green.get(test)?.duration ?? 0), 0);
}

function byPlace(one: Job, other: Job): number {
  return one.path.localeCompare(other.path) || one.mutant.line - other.mutant.line;
}

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
