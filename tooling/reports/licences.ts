import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that may come along with MIT-licensed code, in applications of any kind. */
const COMPATIBLE: readonly unknown[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** Scripts that would run on the machine that installs the package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

/** What counts of the manifest of a package. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What pnpm says of a package that ours bring along, by its licence. */
type Listed = Readonly<Record<string, readonly { readonly paths: readonly string[] }[]>>;

/**
 * The manifests of everything that runs beside the packages of a repository in production, peers included:
 * dependencies of all levels, as pnpm lists them, and optional peers.
 */
export function productionDependencies(root: string, ours: readonly string[]): Manifest[] {
  const json = execFileSync(
    'pnpm',
    ['--filter', './packages/*', 'licenses', 'list', '--prod', '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const listed: Listed = JSON.parse(json);
  const folders = Object.values(listed).flatMap((list) => list.flatMap(({ paths }) => paths));
  const peers = ours.flatMap((folder) => {
    const { peerDependencies } = readManifest(folder);
    return Object.keys(peerDependencies ?? {}).map((name) => join(folder, 'node_modules', name));
  });
  const manifests = [...folders, ...peers].map(readManifest);
  const byKey = new Map(manifests.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

/** The list as Markdown. */
export function licenceList(manifests: readonly Manifest[]): string {
  return `${[
    '# Licences',
    'Written by `pnpm reports`; `pnpm check` compares, refuses a licence that is not on [the list](../tooling/reports/licences.ts), and refuses install scripts. Our own packages are [MIT](../LICENSE).',
    `## What runs beside our packages in production, peers included (${manifests.length})`,
    manifests.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n'),
  ].join('\n\n')}\n`;
}

/** What keeps a package out of what we publish. */
export function complaintsAbout({ name, version, license, scripts = {} }: Manifest): string[] {
  const complaints = INSTALL_SCRIPTS.filter((script) => scripts[script]).map(
    (script) => `${name}@${version} runs "${script}" on install`,
  );
  if (COMPATIBLE.includes(license)) return complaints;
  return [...complaints, `${name}@${version}: licence ${license} is not on the list`];
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
