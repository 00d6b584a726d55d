// `node src/main.ts [--engine=firefox] [--engine=webkit] [--install] [--short] [suite …]`: the browser tests of the
// packages in the engines beside Chromium, and a visit to each page of the site; with `--short` one file of each, in which widgets are opened,
// written in, chosen from and submitted. An engine that isn't there is named with what to install, and the
// other runs; with `--install` it is installed as Debian has it.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startDriver } from './drive/start-driver.ts';
import { ENGINES, type Engine, type EngineName, ensureEngine, findEngine } from './engine.ts';
import { visitSite } from './site.ts';
import { type Lane, reasons, type SuiteResult, table } from './table.ts';

const SUITES = ['forms', 'select', 'utils', 'date', 'file', 'site'];
/** What a short run takes of each suite. */
const SHORT: Readonly<Record<string, string>> = {
  forms: 'src/forms.widgets.browser',
  select: 'src/select/select.keyboard',
  utils: 'src/internal/popup/popup.opening',
  date: 'src/date-picker/date-picker.browser',
  file: 'src/file-input/file-input.browser',
};
const ROOT = resolve(import.meta.dirname, '../../..');

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    short: { type: 'boolean' },
    install: { type: 'boolean' },
  },
  allowPositionals: true,
});
const wanted = values.engine ?? ENGINES;
for (const name of wanted) {
  if (!ENGINES.some((one) => one === name))
    throw new Error(`Known engines: ${ENGINES.join(', ')}.`);
}
const suites = positionals.length > 0 ? positionals : SUITES;

const ranEngines = new Set<EngineName>();
const lanes = (
  await Promise.all(ENGINES.filter((one) => wanted.includes(one)).map(runEngine))
).flat();
console.log(`\n${table(lanes)}\n`);
for (const { engine, suite, result } of lanes) {
  for (const title of result.failures) console.log(`✗ ${engine} ${suite}: ${title}`);
}
const why = reasons(lanes);
if (why) console.log(`Not possible there:\n${why}\n`);
const passed = lanes.reduce((sum, { result }) => sum + result.passed, 0);
const failed = lanes.reduce((sum, { result }) => sum + result.failures.length, 0);
console.log(`${passed} passed, ${failed} failed`);
// One that is asked for by name has to run; of both, those that are there.
const isComplete = values.engine ? ranEngines.size === wanted.length : ranEngines.size > 0;
process.exitCode = failed > 0 || !isComplete ? 1 : 0;

async function runEngine(name: EngineName): Promise<Lane[]> {
  const engine = values.install ? ensureEngine(name) : findEngine(name);
  const version = 'missing' in engine ? engine : await versionOf(engine);
  if (typeof version !== 'string') {
    console.log(`${name} was not run. ${version.missing}`);
    return [];
  }
  ranEngines.add(name);
  const lanes: Lane[] = [];
  for (const suite of suites) {
    if (suite !== 'site') lanes.push(await runSuite(suite, name, version));
    else if (!values.short && !('missing' in engine)) lanes.push(await runSite(engine, version));
  }
  return lanes;
}

/** Starts the engine once: what is wrong with it is said in one line, not by every test. */
async function versionOf(engine: Engine): Promise<string | { missing: string }> {
  try {
    const driver = await startDriver(engine);
    await driver.close();
    return `${engine.name === 'firefox' ? 'Firefox' : 'WebKitGTK'} ${driver.version}`;
  } catch (error) {
    return { missing: `It does not start: ${String(error)}` };
  }
}

async function runSite(engine: Engine, title: string): Promise<Lane> {
  const start = Date.now();
  const result = await visitSite(engine, ROOT);
  return { engine: title, suite: 'site', result, duration: Date.now() - start };
}

async function runSuite(suite: string, engine: EngineName, title: string): Promise<Lane> {
  const folder = mkdtempSync(join(tmpdir(), 'guadua-engines-'));
  const file = join(folder, 'result.json');
  const reporter = resolve(import.meta.dirname, 'vitest/reporter.ts');
  const start = Date.now();
  const code = await new Promise<number | null>((done) => {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'browser',
      '--reporter',
      'dot',
      '--reporter',
      reporter,
    ];
    const only = values.short ? SHORT[suite] : undefined;
    if (only) args.push(only);
    const cwd = join(ROOT, 'packages', suite);
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, GUADUA_ENGINE: engine, GUADUA_ENGINE_RESULT: file },
    });
    child.once('error', () => done(1));
    child.once('close', done);
  });
  const result: SuiteResult = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [`ended with code ${code} before its end`], notPossible: [] };
  rmSync(folder, { recursive: true });
  if (code !== 0 && result.failures.length === 0) result.failures.push(`ended with code ${code}`);
  return { engine: title, suite, result, duration: Date.now() - start };
}
