// Part of `pnpm check`: the API reports and the licences, compared with what is committed.
// `pnpm reports` writes them.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { diff } from 'node:util';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { publicApi } from './api.ts';
import { complaintsAbout, licenceList, productionDependencies } from './licences.ts';
import { commentFault, oldNamesIn, vocabularyFaults } from './vocabulary.ts';

const entries = PACKAGES.flatMap(({ path, entries: all }) =>
  all
    .filter(({ isInternal }) => !isInternal)
    .map(({ name, source }) => {
      const module = basename(source, '.ts');
      const home = join(path, 'dist');
      const report = join(path, 'etc', `${module}.api.md`);
      return { name, home, file: join(home, `${module}.d.ts`), report };
    }),
);
const apis = publicApi(entries);
const dependencies = productionDependencies(
  ROOT,
  PACKAGES.map(({ path }) => path),
);
const complaints = dependencies.flatMap(complaintsAbout);
const reports = new Map([
  ...entries.map(({ report }, index) => [report, apis[index]?.report ?? ''] as const),
  [join(ROOT, 'docs/licences.md'), licenceList(dependencies)] as const,
]);

for (const [path, text] of reports) {
  if (process.argv.includes('--write')) writeFileSync(path, text);
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (committed === text) continue;
  const lines = diff(text.split('\n'), committed.split('\n'))
    .filter(([kind]) => kind !== 0)
    .map(([kind, line]) => `  ${kind > 0 ? '+' : '-'} ${line}`);
  const shown = lines.slice(0, 30).join('\n');
  complaints.push(
    `${relative(ROOT, path)} is not what the packages are now; ${lines.length} lines:\n${shown}`,
  );
}
for (const path of globSync('packages/*/etc/*', { cwd: ROOT })) {
  if (!reports.has(join(ROOT, path))) complaints.push(`${path} belongs to no entry: delete it`);
}
for (const [path, text] of reports) {
  if (path.endsWith('.api.md')) {
    const faults = vocabularyFaults(text);
    complaints.push(...faults.map((fault) => `${relative(ROOT, path)}: ${fault}`));
  }
}
for (const [index, { name }] of entries.entries()) {
  for (const comment of apis[index]?.comments ?? []) {
    const fault = commentFault(comment);
    if (fault) complaints.push(`${name}: “${comment.slice(0, 120)}” ${fault}`);
  }
}
for (const path of globSync('{*.md,docs/**/*.md,packages/*/README*.md}', { cwd: ROOT })) {
  const old = oldNamesIn(readFileSync(join(ROOT, path), 'utf8'));
  if (old.length > 0) complaints.push(`${path}: writes ${old.join(', ')}, which went`);
}
for (const complaint of complaints) console.error(`✗ ${complaint}`);
if (complaints.length > 0) {
  console.error('If that is what you want: "pnpm reports" writes them anew; commit what changed.');
  process.exit(1);
}
