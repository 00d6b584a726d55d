// `node src/main.ts [--engine=firefox] [--engine=webkit] [--install] [suite …]`: the browser tests of the packages
// and the site in the engines beside Chromium (docs/engines.md).
import { parseArgs } from 'node:util';
import { ENGINES } from './engine.ts';
import { type StartedEngine, startableEngine } from './startable-engine.ts';
import { runSuite, SUITES } from './suites.ts';

const { values, positionals } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    install: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const known: readonly string[] = [...ENGINES, ...SUITES];
const unknown = [...(values.engine ?? []), ...positionals].filter((one) => !known.includes(one));
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}
const wanted = ENGINES.filter((one) => values.engine?.includes(one) ?? true);
const suites = positionals.length > 0 ? positionals : SUITES;

const engines: StartedEngine[] = [];
for (const name of wanted) {
  const engine = await startableEngine(name, values.install);
  if (typeof engine === 'string') console.log(engine);
  else engines.push(engine);
}
const rows = ['| Suite | Engine | Passed | Failed | Not possible there | Time |'];
rows.push('|---|---|---|---|---|---|');
const failures: string[] = [];
/** How many tests were not possible, by why. */
const reasons = new Map<string, number>();
let passed = 0;
await Promise.all(engines.map(runSuites));
const why = [...reasons].sort(([, one], [, other]) => other - one);
console.log(`\n${rows.join('\n')}\n`);
for (const failure of failures) console.log(`✗ ${failure}`);
if (why.length > 0) console.log('Not possible there:');
for (const [reason, count] of why) console.log(`  ${count} × ${reason}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
// One that is asked for by name has to run; of both, those that are there.
const isComplete = engines.length === wanted.length || (!values.engine && engines.length > 0);
process.exitCode = isComplete && failures.length === 0 ? 0 : 1;

/** Runs the suites in an engine, one after another. */
async function runSuites(engine: StartedEngine): Promise<void> {
  for (const suite of suites) {
    const start = Date.now();
    const result = await runSuite(suite, engine);
    const { notPossible } = result;
    const seconds = Math.round((Date.now() - start) / 1000);
    passed += result.passed;
    failures.push(...result.failures.map((title) => `${engine.title} ${suite}: ${title}`));
    for (const { reason } of notPossible) {
      const key = `${engine.title}: ${reason}`;
      reasons.set(key, (reasons.get(key) ?? 0) + 1);
    }
    rows.push(
      `| ${suite} | ${engine.title} | ${result.passed} | ${result.failures.length} | ${notPossible.length} | ${seconds} s |`,
    );
  }
}
