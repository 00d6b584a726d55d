// `pnpm test:pack`: packs the five packages and treats them as a user would.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { complaintsAbout, type Manifest } from './contents.ts';
import { publintComplaints, typesComplaints } from './lint.ts';
import { bytesOf, freshProjects, type Packed, tryApp, tryNode } from './projects.ts';
import { run } from './run.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['utils', 'forms', 'select', 'date', 'file'].map((name) =>
  join(ROOT, 'packages', name),
);
/** Pure functions, and how many bytes each may bring along. */
const TREE_SHAKING = [
  { code: `export { removeDiacritics } from '@guadua/utils';`, limit: 500 },
  { code: `export { verifyNIT } from '@guadua/forms';`, limit: 1500 },
  { code: `export { formatFileSize } from '@guadua/file';`, limit: 1000 },
];

const place = mkdtempSync(join(tmpdir(), 'guadua-pack-'));
const complaints: string[] = [];
try {
  const packed = await step('packed', () =>
    Promise.all(FOLDERS.map((folder) => pack(folder, place))),
  );
  const [projects] = await Promise.all([
    step('installed in two fresh projects', () => freshProjects(place, packed, catalog())),
    step('linted with publint and @arethetypeswrong', () => lint(packed)),
  ]);
  for (const { folder, manifest } of packed) {
    const shipped = join(projects.node, 'node_modules', manifest.name);
    for (const complaint of complaintsAbout(shipped, join(folder, 'src'))) {
      complaints.push(`${manifest.name}: ${complaint}`);
    }
  }
  const [rendered] = await Promise.all([
    step('type-checked (nodenext) and rendered by import and require', () => tryNode(projects)),
    step('type-checked (bundler, the examples of the READMEs too) and built with Vite', () =>
      tryApp(
        projects,
        [ROOT, ...FOLDERS].map((folder) => join(folder, 'README.md')),
      ),
    ),
  ]);
  console.log(`  ${rendered} components render on a server`);
  for (const { code, limit } of TREE_SHAKING) {
    const bytes = await bytesOf(code, projects);
    if (bytes > limit) complaints.push(`${code} brings ${bytes} bytes along, limit ${limit}`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
for (const complaint of complaints) console.error(`✗ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

async function pack(folder: string, place: string): Promise<Packed> {
  const output = await run('pnpm', ['pack', '--json', '--pack-destination', place], folder);
  const { filename } = JSON.parse(output) as { filename: string };
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, manifest, tarball: join(place, basename(filename)) };
}

async function lint(packed: readonly Packed[]): Promise<void> {
  for (const { manifest, tarball } of packed) {
    const found = [...(await publintComplaints(tarball)), ...(await typesComplaints(tarball))];
    complaints.push(...found.map((complaint) => `${manifest.name}: ${complaint}`));
  }
}

/** The versions of the workspace's catalog. */
function catalog(): Record<string, string> {
  const [, list = ''] = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').split(
    /^catalog:$/m,
  );
  const rows = list.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm);
  return Object.fromEntries([...rows].map(([, name, version]) => [name, version]));
}
