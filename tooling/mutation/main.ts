// `pnpm test:mutation [--packages=forms,date] [--files=nit] [--nights=10] [--goal=85]`: Stryker changes the rules of
// the packages one small thing at a time. All of them take hours, so each day has its share of the modules.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { Stryker } from '@stryker-mutator/core';

const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: PACKAGES.map(({ folder }) => folder).join(',') },
    files: { type: 'string' },
    nights: { type: 'string', default: '10' },
    goal: { type: 'string', default: '85' },
  },
});

/** What is data, wiring or description, not a rule. */
const NO_RULE =
  /\.(?:test|types|docs|specimen|worker|testing)\.ts$|\/(?:labels|icons|testing)\/|^src\/[^/]+$/;
const DAY = Math.floor(Date.now() / 86_400_000);

const rows: string[] = [];
const survivors: string[] = [];
let killed = 0;
let tried = 0;
for (const { folder, path } of PACKAGES) {
  if (!values.packages.split(',').includes(folder)) continue;
  process.chdir(path);
  const modules = globSync('src/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_RULE.test(file))
    .sort()
    .filter((file, index) =>
      values.files === undefined
        ? (index + DAY) % Number(values.nights) === 0
        : file.includes(values.files),
    );
  const results = await new Stryker({
    mutate: modules,
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: false },
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    cleanTempDir: 'always',
  }).runMutationTest();
  // What no test of rules runs is proved elsewhere.
  const run = results.filter(({ status }) => /^(?:Killed|Timeout|Survived)$/.test(status));
  const lived = run.filter(({ status }) => status === 'Survived');
  tried += run.length;
  killed += run.length - lived.length;
  rows.push(`| ${folder} | ${run.length} | ${share(run.length - lived.length, run.length)} |`);
  for (const { fileName, location, replacement = '' } of lived) {
    survivors.push(`${relative(ROOT, fileName)}:${location.start.line} ${replacement}`);
  }
}
console.log(['| package | changes | noticed |', '|---|---|---|', ...rows, ''].join('\n'));
for (const survivor of survivors) console.log(`No test notices ${survivor.replace(/\s+/g, ' ')}`);
process.exitCode = 100 * killed < Number(values.goal) * tried ? 1 : 0;

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
