import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@guadua/pack-check/run';

const MANAGERS = join(import.meta.dirname, 'managers');
const BIN = join(MANAGERS, 'node_modules/.bin');
/** The registry. */
export const VERDACCIO: string = join(MANAGERS, 'node_modules/verdaccio/bin/verdaccio');

/** A program that people install packages with. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** All of them. */
export const MANAGER_NAMES: readonly Manager[] = ['npm', 'pnpm', 'yarn', 'bun'];

/** Milliseconds: npm was seen to wait for ever for an answer of the network. */
const LONGEST_INSTALL = 240_000;

/** Runs npm, of the version that the rehearsal has. */
export function npm(args: readonly string[], folder: string): Promise<string> {
  return run(join(BIN, 'npm'), args, folder);
}

/** Installs them and the registry. */
export function installManagers(): Promise<string> {
  return run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], MANAGERS);
}

/** Has a project look for our packages at a registry, and for all others where it would anyway. */
export async function configureRegistry(
  manager: Manager,
  folder: string,
  url: string,
  cache: string,
): Promise<void> {
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  if (manager === 'yarn') {
    const others = (await run('npm', ['config', 'get', 'registry'], folder)).trim();
    return write('.yarnrc.yml', [
      'nodeLinker: node-modules',
      'enableTelemetry: false',
      'enableImmutableInstalls: false',
      // What was published this minute is what this is about.
      'npmPreapprovedPackages: ["@guadua/*"]',
      `globalFolder: ${JSON.stringify(cache)}`,
      `npmRegistryServer: ${JSON.stringify(others)}`,
      'npmScopes:',
      '  guadua:',
      `    npmRegistryServer: ${JSON.stringify(url)}`,
      'unsafeHttpWhitelist: ["127.0.0.1"]',
    ]);
  }
  // npm runs a script of a package only if it is named; `node` fetches its program by one.
  write('.npmrc', [
    `@guadua:registry=${url}`,
    ...(manager === 'npm' ? ['allow-scripts=node'] : []),
  ]);
  if (manager === 'bun')
    write('bunfig.toml', ['[install.cache]', `dir = ${JSON.stringify(cache)}`]);
  if (manager === 'pnpm') {
    write('pnpm-workspace.yaml', [
      // What was published this minute is what this is about.
      'minimumReleaseAge: 0',
      'allowBuilds:',
      '  esbuild: true',
      '  sharp: false',
    ]);
  }
}

/** Installs what a project's manifest asks for; once more where it doesn't come to an end. */
export async function install(manager: Manager, folder: string): Promise<void> {
  const options = manager === 'pnpm' ? ['--no-frozen-lockfile'] : [];
  const attempt = () =>
    run(commandOf(manager), ['install', ...options], folder, {}, LONGEST_INSTALL);
  await attempt().catch(attempt);
}

/** Takes what is newer and still within the ranges of the manifest. */
export function update(manager: Manager, folder: string): Promise<string> {
  const args = manager === 'yarn' ? ['up', '@guadua/*'] : ['update'];
  return run(commandOf(manager), args, folder);
}

function commandOf(manager: Manager): string {
  return manager === 'pnpm' ? 'pnpm' : join(BIN, manager);
}
