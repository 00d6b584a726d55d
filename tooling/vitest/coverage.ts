// `pnpm coverage`: which lines the tests of each package run, in jsdom, on a server and in Chromium
// together, as Markdown.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';

/** A file with fewer of its lines run is named. */
const LINE = 90;
/** By its path: this script runs for the workspace, whose own folder has no Vitest. */
const VITEST = join(import.meta.dirname, 'node_modules/vitest/vitest.mjs');
const MEASURES = ['lines', 'branches', 'functions'] as const;

type Coverage = Record<(typeof MEASURES)[number], { pct: number; total: number }>;

const wanted = process.argv.slice(2);
const rows: string[] = [];
const low: string[] = [];
for (const { folder: name, path: folder } of PACKAGES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { status, error } = spawnSync(
    process.execPath,
    // With what has its turn in `test:long`.
    [VITEST, 'run', '--tagsFilter=!long || turn', '--coverage', '--reporter=dot'],
    // What is printed can then be kept as a report.
    { cwd: folder, stdio: ['ignore', 2, 2] },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`The tests of ${name} fail.`);
  const summary: Record<string, Coverage> = JSON.parse(
    readFileSync(join(folder, 'coverage/coverage-summary.json'), 'utf8'),
  );
  const { total, ...files } = summary;
  if (total) rows.push(`| ${name} | ${shares(total)} |`);
  for (const [path, coverage] of Object.entries(files)) {
    if (coverage.lines.total > 0 && coverage.lines.pct < LINE) {
      low.push(`| ${relative(ROOT, path)} | ${shares(coverage)} |`);
    }
  }
}
console.log(table('package', rows));
console.log(low.length > 0 ? `\n${table(`below ${LINE} % of lines`, low)}` : '');

function table(head: string, lines: readonly string[]): string {
  return [`| ${head} | ${MEASURES.join(' | ')} |`, '|---|---|---|---|', ...lines].join('\n');
}

function shares(coverage: Coverage): string {
  return MEASURES.map((measure) => `${coverage[measure].pct} %`).join(' | ');
}
