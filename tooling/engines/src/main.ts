// `node src/main.ts [--engine=firefox] [--engine=webkit] [--install] [suite …]`: the browser tests of the packages
// and the site in the engines beside Chromium (docs/engines.md).
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type EngineName } from './engine.ts';
import { isSiteSuite, runSite, runSuite } from './run-suite.ts';
import { type StartedEngine, startableEngine } from './startable-engine.ts';
import { type Lane, reasons, table } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SUITES = [...readdirSync(resolve(ROOT, 'packages')), 'site', 'recipes'];

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    install: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown =
  strange('engines', values.engine ?? [], ENGINES) ?? strange('suites', positionals, SUITES);
if (unknown !== undefined) {
  console.error(unknown);
  process.exit(1);
}
const wanted: readonly EngineName[] = ENGINES.filter((one) => values.engine?.includes(one) ?? true);

const engines: StartedEngine[] = [];
for (const name of wanted) {
  const engine = await startableEngine(name, values.install);
  if ('missing' in engine) console.log(`${name} was not run. ${engine.missing}`);
  else engines.push(engine);
}
const isGood = engines.length > 0 && (await runSuites());
// One that is asked for by name has to run; of both, those that are there.
const isComplete = values.engine ? engines.length === wanted.length : engines.length > 0;
process.exitCode = isGood && isComplete ? 0 : 1;

/** What there is, in one line, where something else is asked for. */
function strange(
  kind: string,
  asked: readonly string[],
  known: readonly string[],
): string | undefined {
  const others = asked.filter((one) => !known.includes(one));
  if (others.length === 0) return undefined;
  return `Not known: ${others.join(', ')}. There are these ${kind}: ${known.join(', ')}.`;
}

/** Runs the suites in all engines at once, and says how they ended. */
async function runSuites(): Promise<boolean> {
  const suites = positionals.length > 0 ? positionals : SUITES;
  const lanes = (await Promise.all(engines.map((engine) => runLanes(engine, suites)))).flat();
  console.log(`\n${table(lanes)}\n`);
  for (const { engine, suite, result } of lanes) {
    for (const title of result.failures) console.log(`✗ ${engine} ${suite}: ${title}`);
  }
  const why = reasons(lanes);
  if (why) console.log(`Not possible there:\n${why}\n`);
  const passed = lanes.reduce((sum, { result }) => sum + result.passed, 0);
  const failed = lanes.reduce((sum, { result }) => sum + result.failures.length, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runLanes(engine: StartedEngine, suites: readonly string[]): Promise<Lane[]> {
  const lanes: Lane[] = [];
  for (const suite of suites) {
    const run = isSiteSuite(suite) ? runSite(suite, engine, ROOT) : runSuite(suite, engine, ROOT);
    lanes.push(await run);
  }
  return lanes;
}
