import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PACKAGES, ROOT, type WorkspacePackage } from '@guadua/workspace';
import { run } from './run.ts';

/** A package that was packed. */
export interface Packed extends Pick<WorkspacePackage, 'name' | 'path'> {
  readonly tarball: string;
}

/** Does some work in a new folder, which is gone afterwards. */
export async function inNewFolder(work: (place: string) => Promise<void>): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'guadua-'));
  try {
    await work(place);
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Packs the five, as they would go out, into a folder. */
export function packAll(place: string): Promise<Packed[]> {
  return Promise.all(
    PACKAGES.map(async ({ name, path }) => {
      const output = await run('pnpm', ['pack', '--json', '--pack-destination', place], path);
      const { filename }: { filename: string } = JSON.parse(output);
      return { name, path, tarball: join(place, basename(filename)) };
    }),
  );
}

/** The versions of the workspace's catalog, or of another one of its catalogs. */
export function catalog(name?: string): Record<string, string> {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = text.split(name ? `\n  ${name}:\n` : '\ncatalog:\n');
  const row = name ? /^ {4}"?([^":\s]+)"?: (\S+)$/gm : /^ {2}"?([^":\s]+)"?: (\S+)$/gm;
  return Object.fromEntries([...list.matchAll(row)].map(([, each, version]) => [each, version]));
}

/** What only some projects here need isn't in the catalog, so that nothing else installs it. */
const VERSIONS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'),
);

/** Packages by their names, with the versions of a list, or else of the catalog and of `versions.json`. */
export function versionsOf(
  names: readonly string[],
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...catalog(), ...VERSIONS, ...own };
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
  return Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
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

/** Writes a project that is like a folder of fixtures, and installs in it what it needs, ours as tarballs. */
export async function freshProject(
  place: string,
  fixture: string,
  needs: readonly string[],
  manifest: object = {},
): Promise<void> {
  const packed = await packAll(place);
  cpSync(join(import.meta.dirname, fixture), place, { recursive: true });
  const dependencies = versionsOf(needs, tarballsOf(packed));
  writeJson(join(place, 'package.json'), {
    name: fixture,
    private: true,
    type: 'module',
    dependencies,
    ...manifest,
  });
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
