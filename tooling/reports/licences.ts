import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Licences that may come along with MIT-licensed code, in applications of any kind. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Scripts that would run on the machine of whoever installs the package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

interface Manifest {
  name: string;
  version: string;
  license?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package that an installation of ours brings along. */
interface Dependency {
  folder: string;
  manifest: Manifest;
  /** Which of our packages bring it. */
  users: Set<string>;
}

/** The list as Markdown, and what is wrong with it. */
export interface LicenceReport {
  markdown: string;
  complaints: string[];
}

/**
 * Every package that ours bring along, with its licence: the whole tree of what runs in production.
 *
 * @param ours Folders of the packages that are published.
 */
export function licenceReport(ours: readonly string[]): LicenceReport {
  const found = new Map<string, Dependency>();
  const peers = new Map<string, Dependency>();
  const names = new Set(ours.map((folder) => manifestIn(folder).name));
  for (const folder of ours) {
    const manifest = manifestIn(folder);
    for (const name of Object.keys(manifest.peerDependencies ?? {})) {
      note(peers, folder, name, manifest.name);
    }
    walk(folder, manifest, manifest.name);
  }
  const brought = [...found.values()].toSorted(byName);
  const asked = [...peers.values()].toSorted(byName);
  return {
    markdown: `${[
      '# Licences',
      'Written by `pnpm reports`; `pnpm check` compares, refuses a licence that is not on [the list](../tooling/reports/licences.ts), and refuses install scripts. Our own packages are [MIT](../LICENSE).',
      `## What an installation brings along (${brought.length})`,
      table(brought),
      `## What an application has already: peers (${asked.length})`,
      table(asked),
    ].join('\n\n')}\n`,
    complaints: [...brought, ...asked].flatMap(({ manifest }) => complaintsAbout(manifest)),
  };

  function walk(folder: string, manifest: Manifest, user: string): void {
    for (const name of Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      if (names.has(name)) continue;
      const dependency = note(found, folder, name, user);
      if (dependency) walk(dependency.folder, dependency.manifest, user);
    }
  }

  /** @returns The dependency when it is new to this user; a tree may have rings. */
  function note(
    list: Map<string, Dependency>,
    from: string,
    name: string,
    user: string,
  ): Dependency | null {
    const folder = resolveFrom(from, name);
    const manifest = manifestIn(folder);
    const key = `${manifest.name}@${manifest.version}`;
    const dependency = list.get(key) ?? { folder, manifest, users: new Set<string>() };
    list.set(key, dependency);
    if (dependency.users.has(user)) return null;
    dependency.users.add(user);
    return dependency;
  }
}

/** What keeps a package out of what we publish. */
export function complaintsAbout(manifest: Manifest): string[] {
  const { name, version, license = 'none', scripts = {} } = manifest;
  return [
    ...(isCompatible(license) ? [] : [`${name}@${version}: licence ${license} is not on the list`]),
    ...INSTALL_SCRIPTS.filter((script) => scripts[script]).map(
      (script) => `${name}@${version} runs "${script}" on install`,
    ),
  ];
}

/** `(MIT OR GPL-3.0)` leaves the choice; `MIT AND ISC` asks for both. */
function isCompatible(expression: string): boolean {
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => COMPATIBLE.has(licence.trim())));
}

/** Node's own way up: a package's dependencies lie in a `node_modules` next to it or above. */
function resolveFrom(folder: string, name: string): string {
  for (let place = realpathSync(folder); ; place = dirname(place)) {
    const candidate = join(place, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(place) === place) throw new Error(`${name}, which ${folder} wants, is missing.`);
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function table(rows: readonly Dependency[]): string {
  return [
    '| package | version | licence | comes with |',
    '|---|---|---|---|',
    ...rows.map(
      ({ manifest: { name, version, license }, users }) =>
        `| ${name} | ${version} | ${license ?? 'none'} | ${[...users].toSorted().join(', ')} |`,
    ),
  ].join('\n');
}

function byName(a: Dependency, b: Dependency): number {
  const [one, other] = [a, b].map(({ manifest: { name, version } }) => `${name}@${version}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
