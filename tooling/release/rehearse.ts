// `pnpm release:rehearse`: makes the next release in a copy, against a registry on this machine that fails once, and
// uses it with each package manager; then a patch release on top.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FRAMEWORK_NAMES } from '@guadua/pack-check/framework-apps';
import { step } from '@guadua/pack-check/packed';
import { PACKAGES, ROOT, readPackages } from '@guadua/workspace';
import { claim, EMPTY_VERSION } from './claim.ts';
import { checkWith, type Project } from './consumers.ts';
import { installManagers, MANAGER_NAMES, type Manager, update } from './managers.ts';
import { startRegistry } from './registry.ts';
import { RehearsalRepository } from './rehearsal-repository.ts';
import { publishEnvironment } from './workflows.ts';

const NAMES = PACKAGES.map(({ name }) => name);
const ALL: readonly Project[] = ['node', ...FRAMEWORK_NAMES];
/** Each framework once: the managers differ in what they install, not in what Next does with it. */
const SHORT: Readonly<Record<Manager, readonly Project[]>> = {
  npm: ['node', 'next'],
  pnpm: ['node', 'router'],
  yarn: ['node'],
  bun: ['node', 'vite'],
};
/** The package that the registry refuses at first. */
const REFUSED = '@guadua/date';
/** The package that a patch release is about. */
const PATCHED = '@guadua/select';

const { values: options } = parseArgs({
  options: {
    /** Each manager with each framework. */
    all: { type: 'boolean', default: false },
    /** Only some: `--managers=npm,yarn`. */
    managers: { type: 'string', default: MANAGER_NAMES.join() },
  },
});
const managers = MANAGER_NAMES.filter((name) => options.managers.split(',').includes(name));

const place = mkdtempSync(join(tmpdir(), 'guadua-release-'));
try {
  await rehearse();
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function rehearse(): Promise<void> {
  const { verdaccio } = await step('managers and registry installed', installManagers);
  const repository = await step('repository copied', () => RehearsalRepository.copy(ROOT, place));
  await step('versions and changelogs written', () => repository.version());
  const versions = new Map(readVersions(repository.folder));

  const storage = join(place, 'registry');
  const first = await startRegistry(storage, verdaccio);
  try {
    await step('names claimed with a version of nothing', async () => {
      for (const name of NAMES) await claim(name, first.url, join(place, 'claims', name));
    });
  } finally {
    await first.stop();
  }

  const strict = await startRegistry(storage, verdaccio, [REFUSED]);
  try {
    repository.publishTo(strict.url);
    await step(`refused for ${REFUSED}, and says so`, async () => {
      await assert.rejects(repository.release(), new RegExp(`${REFUSED}(?!.*Successfully)`));
      assert.equal(await strict.newest(REFUSED), EMPTY_VERSION);
      assert.ok(!(await repository.tags()).some((tag) => tag.startsWith(`${REFUSED}@`)));
    });
  } finally {
    await strict.stop();
  }

  const registry = await startRegistry(storage, verdaccio);
  try {
    repository.publishTo(registry.url);
    await step('asks for provenance as the workflow does, which only its machine can give', () =>
      assert.rejects(repository.release(publishEnvironment()), /provenance/i),
    );
    await step('the second run publishes what is left', () => repository.release());
    const tags = await repository.tags();
    for (const [name, version] of versions) {
      assert.equal(await registry.newest(name), version, `${name} is out.`);
      assert.ok(tags.includes(`${name}@${version}`), `${name}@${version} is a tag.`);
      const changelog = changelogOf(repository.folder, name);
      assert.match(changelog, new RegExp(`^## ${version.replaceAll('.', '\\.')}$`, 'm'));
    }
    await step('a third run has nothing to do', async () => {
      assert.match(await repository.release(), /No unpublished/);
    });

    for (const manager of managers) {
      const folder = join(place, manager);
      mkdirSync(folder);
      const source = { registry: registry.url, ranges: caretRanges(versions) };
      await checkWith(manager, options.all ? ALL : SHORT[manager], folder, source);
    }

    repository.addChangeset('a-mend', PATCHED, 'patch', 'Corrige algo.');
    await step('a patch release of one package', async () => {
      await repository.version();
      await repository.release();
    });
    const next = new Map(readVersions(repository.folder));
    for (const [name, version] of next) {
      const former = versions.get(name);
      if (name === PATCHED) assert.notEqual(version, former, `${name} has a new version.`);
      else assert.equal(version, former, `${name} didn't change, and has no new version.`);
      assert.equal(await registry.newest(name), version);
    }
    assert.deepEqual(
      new Set(await repository.tags()),
      new Set([...tags, `${PATCHED}@${next.get(PATCHED)}`]),
    );
    assert.match(changelogOf(repository.folder, PATCHED), /Corrige algo\./);
    for (const manager of managers) {
      await step(`${manager} updates to it within a caret range`, async () => {
        const folder = join(place, manager, 'node');
        await update(manager, folder);
        for (const [name, version] of next) assert.equal(installedVersion(folder, name), version);
      });
    }
  } finally {
    await registry.stop();
  }
}

function readVersions(root: string): [name: string, version: string][] {
  return readPackages(root).map(({ name, manifest }) => [name, manifest.version]);
}

function caretRanges(versions: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...versions].map(([name, version]) => [name, `^${version}`]));
}

function installedVersion(folder: string, name: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function changelogOf(root: string, name: string): string {
  const found = readPackages(root).find((one) => one.name === name);
  const path = join(found?.path ?? '', 'CHANGELOG.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
