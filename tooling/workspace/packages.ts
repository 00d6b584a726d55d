import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root of the repository. */
export const ROOT: string = resolve(import.meta.dirname, '../..');

/** What the tools read of a package's manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A module that people import from a package. */
export interface PackageEntry {
  /** As it is imported: `@guadua/utils/ui`. */
  readonly name: string;
  /** Its key in `exports`: `./ui`. */
  readonly key: string;
  /** Its source file. */
  readonly source: string;
  /** Shared among our own packages, and no promise to anyone else. */
  readonly isInternal: boolean;
}

/** A package that people install. */
export interface WorkspacePackage {
  /** Name of its folder below `packages`: `utils`. */
  readonly folder: string;
  /** That folder, absolute. */
  readonly path: string;
  /** `@guadua/utils`. */
  readonly name: string;
  readonly manifest: Manifest;
  readonly entries: readonly PackageEntry[];
  /** Its style sheets, as they are imported: `@guadua/utils/styles.css`. */
  readonly styleSheets: readonly string[];
}

/** The packages of a repository, from their manifests; each after the siblings that it depends on, else by name. */
export function readPackages(root: string = ROOT): WorkspacePackage[] {
  const base = join(root, 'packages');
  const found = readdirSync(base)
    .sort()
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .map((folder) => readPackage(folder, join(base, folder)));
  const names = new Set(found.map(({ name }) => name));
  const ordered: WorkspacePackage[] = [];
  const add = (one: WorkspacePackage) => {
    if (ordered.includes(one)) return;
    for (const dependency of Object.keys(one.manifest.dependencies ?? {})) {
      const sibling = names.has(dependency) && found.find(({ name }) => name === dependency);
      if (sibling) add(sibling);
    }
    ordered.push(one);
  };
  found.forEach(add);
  return ordered;
}

function readPackage(folder: string, path: string): WorkspacePackage {
  const manifest: Manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const keys = Object.keys(manifest.exports ?? {});
  const importName = (key: string) => manifest.name + key.slice(1);
  return {
    folder,
    path,
    name: manifest.name,
    manifest,
    entries: keys
      .filter((key) => !/\.(css|json)$/.test(key))
      .map((key) => ({
        name: importName(key),
        key,
        source: join(path, 'src', `${key === '.' ? 'index' : key.slice(2)}.ts`),
        isInternal: key === './internal',
      })),
    styleSheets: keys.filter((key) => key.endsWith('.css')).map(importName),
  };
}

/** The packages of this repository. */
export const PACKAGES: readonly WorkspacePackage[] = readPackages();
