// `node src/main.ts [--engine=firefox] [--engine=webkit] [--install] [--short] [suite …]`: the browser tests of the
// packages in the engines beside Chromium, a visit to each page of the site, its recipes of forms filled in and
// sent, and what visitors do on it; with `--short` one file of each package, in which widgets are opened, written in, chosen from and submitted.
// With `--screenshots [path …]` pictures of the pages instead, beside Chromium's; with `--tree [path …]` the
// controls in their accessibility trees. An engine that isn't there is named
// with what to install, and the other runs; with `--install` it is installed as Debian has it.
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type EngineName } from './engine.ts';
import { keyRows } from './key-rows.ts';
import { isSiteSuite, runSite, runSuite } from './run-suite.ts';
import { compareScreenshots } from './screenshots/compare-screenshots.ts';
import { type StartedEngine, startableEngine } from './startable-engine.ts';
import { type Lane, reasons, table } from './table.ts';
import { compareTrees } from './tree/compare-trees.ts';

const SUITES = ['forms', 'select', 'utils', 'date', 'file', 'site', 'recipes', 'flows'];
const ROOT = resolve(import.meta.dirname, '../../..');
/** Where pictures of what differs are put. */
const PICTURES = resolve(import.meta.dirname, '../dist/screenshots');

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    screenshots: { type: 'boolean', default: false },
    tree: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown =
  strange('engines', values.engine ?? [], ENGINES) ??
  (values.screenshots || values.tree ? undefined : strange('suites', positionals, SUITES));
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
const compare = values.screenshots ? compareLooks : values.tree ? compareSpoken : undefined;
const isGood = engines.length > 0 && (await (compare?.().catch(notCompared) ?? runSuites()));
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
  const keys = values.short ? '' : await keyRows(lanes);
  if (keys) console.log(`${keys}\n`);
  const passed = lanes.reduce((sum, { result }) => sum + result.passed, 0);
  const failed = lanes.reduce((sum, { result }) => sum + result.failures.length, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function runLanes(engine: StartedEngine, suites: readonly string[]): Promise<Lane[]> {
  const lanes: Lane[] = [];
  for (const suite of suites) {
    if (!isSiteSuite(suite)) lanes.push(await runSuite(suite, engine, ROOT, values.short));
    else if (!values.short) lanes.push(await runSite(suite, engine, ROOT));
  }
  return lanes;
}

/** Takes pictures of pages in each engine, and lists what looks another than in Chromium, to be looked at. */
async function compareLooks(): Promise<boolean> {
  const site = join(ROOT, 'apps/showcase');
  const { parts, differences, failures } = await compareScreenshots(
    engines,
    site,
    PICTURES,
    positionals,
  );
  for (const { engine, path, width, part, share, file } of differences) {
    const place = `${path} at ${width} px, ${part}`;
    console.log(`${(100 * share).toFixed(1)} % ${engine} ${place}: ${relative(ROOT, file)}`);
  }
  for (const failure of failures) console.log(`Not compared: ${failure}`);
  console.log(`${parts} parts compared, ${differences.length} to be looked at`);
  return failures.length === 0;
}

/** Prints the controls in the accessibility trees of pages, and what differs in Chromium. */
async function compareSpoken(): Promise<boolean> {
  const pages = await compareTrees(engines, join(ROOT, 'apps/showcase'), positionals);
  for (const { engine, path, lines, differences } of pages) {
    console.log(
      `\n${engine} ${path}: ${lines.length} controls, ${differences.length} lines differ`,
    );
    for (const line of positionals.length > 0 ? [...lines, ''] : []) console.log(`  ${line}`);
    for (const line of differences) console.log(line);
  }
  return true;
}

/** Says in one line why pages could not be compared. */
function notCompared(error: unknown): boolean {
  console.log(`Not compared: ${error instanceof Error ? error.message : String(error)}`);
  return false;
}
