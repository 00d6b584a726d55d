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

/** Packages by their names, with the versions of the catalog or of a list beside it. */
export function versionsOf(
  names: readonly string[],
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...catalog(), ...own };
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (!version) throw new Error(`${name} is in neither the catalog nor versions.json.`);
      return [name, version];
    }),
  );
}

/** The tarballs as a manifest names them. */
export function tarballsOf(packed: readonly Packed[]): Record<string, string> {
  return Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
}

export function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

/** Installs what the projects in some folders ask for; what our packages want of each other are the tarballs. */
export async function installWorkspace(
  place: string,
  packed: readonly Packed[],
  projects: readonly string[],
): Promise<void> {
  writeJson(join(place, 'pnpm-workspace.yaml'), {
    packages: projects,
    // It is not in any registry yet.
    overrides: tarballsOf(packed),
    // Next's resizing of pictures: no page here has one.
    ignoredOptionalDependencies: ['sharp'],
    allowBuilds: { esbuild: true },
    strictDepBuilds: false,
    verifyDepsBeforeRun: false,
  });
  const store = (await run('pnpm', ['store', 'path'], import.meta.dirname)).trim();
  // The store of the repository provides what it has.
  const options = ['--prefer-offline', '--store-dir', store.replace(/\/v\d+$/, '')];
  await run('pnpm', ['install', ...options], place);
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
  const own: Record<string, string> = {
    ...JSON.parse(readFileSync(join(fixture, 'versions.json'), 'utf8')),
    ...versions,
  };
  const names = [...ours, ...others, ...Object.keys(own)];
  const dependencies = versionsOf(names, { ...own, ...tarballsOf(packed) });
  cpSync(fixture, place, { recursive: true });
  const project = { name: basename(fixture), private: true, type: 'module', dependencies };
  writeJson(join(place, 'package.json'), { ...project, ...manifest });
  await installWorkspace(place, packed, ['.']);
}

/** Writes a module that imports the style sheets of all packages. */
export function writePackageStyles(path: string): void {
  const sheets = PACKAGES.flatMap(({ styleSheets }) => styleSheets);
  writeFileSync(path, sheets.map((sheet) => `import '${sheet}';\n`).join(''));
}

/** Does one step, and says how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
