// Part of `pnpm check`: the API reports and the licences, compared with what is committed.
// `pnpm reports` writes them.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { type Entry, publicApi } from './api.ts';
import { complaintsAbout, licenceList, productionDependencies } from './licences.ts';
import { commentFault, oldNamesIn, vocabularyFaults } from './vocabulary.ts';

const FOLDERS = PACKAGES.map(({ path }) => path);
/** Shared by our own packages and no promise to anyone (docs/architecture.md, "API conventions"). */
const PRIVATE = './internal';

const write = process.argv.includes('--write');
const entries = FOLDERS.flatMap(entriesOf);
const apis = publicApi(entries);
const dependencies = productionDependencies(ROOT, FOLDERS);
const complaints = dependencies.flatMap(complaintsAbout);
const reports = new Map([
  ...entries.map(({ report }, index) => [report, apis[index]?.report ?? ''] as const),
  [join(ROOT, 'docs/licences.md'), licenceList(dependencies)] as const,
]);

if (write) {
  for (const [path, text] of reports) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
} else {
  for (const [path, text] of reports) {
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (committed !== text) {
      complaints.push(
        `${relative(ROOT, path)} is not what the packages are now:\n${difference(committed, text)}`,
      );
    }
  }
  for (const folder of FOLDERS) {
    const place = join(folder, 'etc');
    for (const file of existsSync(place) ? readdirSync(place) : []) {
      if (!reports.has(join(place, file))) {
        complaints.push(`${relative(ROOT, join(place, file))} belongs to no entry: delete it`);
      }
    }
  }
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

function entriesOf(folder: string): (Entry & { report: string })[] {
  const manifest: { name: string; exports: Record<string, { import?: { types?: string } }> } =
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const types = target.import?.types;
    if (!types || key === PRIVATE) return [];
    return {
      name: manifest.name + key.slice(1),
      file: join(folder, types),
      home: join(folder, 'dist'),
      report: join(folder, 'etc', `${key === '.' ? 'index' : key.slice(2)}.api.md`),
    };
  });
}

/** The first lines that went and came. */
function difference(before: string, after: string): string {
  const [old, fresh] = [before, after].map((text) => new Set(text.split('\n')));
  const lines = [
    ...[...(old ?? [])].filter((line) => !fresh?.has(line)).map((line) => `  - ${line}`),
    ...[...(fresh ?? [])].filter((line) => !old?.has(line)).map((line) => `  + ${line}`),
  ];
  const shown = lines.slice(0, 30);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`  … and ${more} lines more`] : [])].join('\n');
}
