import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import type { Manifest } from './contents.ts';
import { run } from './run.ts';

export const FOLDERS: readonly string[] = PACKAGES.map(({ path }) => path);

/** A package that was packed. */
export interface Packed {
  folder: string;
  manifest: Manifest;
  tarball: string;
}

/** Packs the five, as they would go out, into a folder. */
export function packAll(place: string): Promise<Packed[]> {
  return Promise.all(FOLDERS.map((folder) => pack(folder, place)));
}

async function pack(folder: string, place: string): Promise<Packed> {
  const output = await run('pnpm', ['pack', '--json', '--pack-destination', place], folder);
  const { filename } = JSON.parse(output) as { filename: string };
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, manifest, tarball: join(place, basename(filename)) };
}

/** The public entries of a package, style sheets and manifest apart: `@guadua/utils/ui`. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  return Object.keys(exports)
    .filter((key) => !/\.(css|json)$/.test(key))
    .map((key) => name + key.slice(1));
}

/** The versions of the workspace's catalog, or of another one of its catalogs. */
export function catalog(name?: string): Record<string, string> {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = text.split(name ? `\n  ${name}:\n` : '\ncatalog:\n');
  const row = name ? /^ {4}"?([^":\s]+)"?: (\S+)$/gm : /^ {2}"?([^":\s]+)"?: (\S+)$/gm;
  return Object.fromEntries([...list.matchAll(row)].map(([, each, version]) => [each, version]));
}

/** What a fresh project has besides its files. */
interface FreshProject {
  /** Our packages that its manifest names. */
  readonly ours: readonly string[];
  /** The packages of the catalog that its manifest names; those of the folder's `versions.json` are added. */
  readonly others: readonly string[];
  readonly manifest?: object;
  readonly versions?: Readonly<Record<string, string>>;
}

/** Writes a project that is like a folder of fixtures, and installs our tarballs and the rest in it. */
export async function freshProject(
  place: string,
  fixture: string,
  { ours, others, manifest, versions = {} }: FreshProject,
): Promise<void> {
  const packed = await packAll(place);
  const tarballs = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const own: Record<string, string> = {
    ...JSON.parse(readFileSync(join(fixture, 'versions.json'), 'utf8')),
    ...versions,
  };
  const known: Record<string, string | undefined> = { ...catalog(), ...own, ...tarballs };
  const names = [...ours, ...others, ...Object.keys(own)];
  const dependencies = Object.fromEntries(names.map((name) => [name, known[name]]));
  cpSync(fixture, place, { recursive: true });
  const write = (path: string, content: unknown) =>
    writeFileSync(join(place, path), `${JSON.stringify(content, null, 2)}\n`);
  const name = basename(fixture);
  write('package.json', { name, private: true, type: 'module', dependencies, ...manifest });
  // What the packages want of each other is not in any registry yet.
  const workspace = { overrides: tarballs, strictDepBuilds: false, verifyDepsBeforeRun: false };
  write('pnpm-workspace.yaml', workspace);
  await install(place);
}

/** Writes a module that imports the style sheets of all packages. */
export function writePackageStyles(path: string): void {
  const sheets = PACKAGES.flatMap(({ styleSheets }) => styleSheets);
  writeFileSync(path, sheets.map((sheet) => `import '${sheet}';\n`).join(''));
}

/** Installs what a fresh workspace asks for; the store of the repository provides what it has. */
export async function install(place: string): Promise<void> {
  const store = (await run('pnpm', ['store', 'path'], import.meta.dirname)).trim();
  await run(
    'pnpm',
    ['install', '--prefer-offline', '--store-dir', store.replace(/\/v\d+$/, '')],
    place,
  );
}

/** Does one step, and says how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
