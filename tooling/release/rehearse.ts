// `pnpm release:rehearse`: makes the next release in a copy, against a registry on this machine that fails once, and
// uses it with each package manager; then a patch release on top.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNewFolder, step } from '@guadua/pack-check/packed';
import { PACKAGES, readPackages } from '@guadua/workspace';
import { checkWith } from './consumers.ts';
import { installManagers, MANAGER_NAMES, update } from './managers.ts';
import { claim, EMPTY_VERSION, newest, publishTo, withRegistry } from './registry.ts';
import { Repository } from './repository.ts';

/** The package that the registry refuses at first. */
const REFUSED = '@guadua/date';
/** The package that a patch release is about. */
const PATCHED = '@guadua/select';

await inNewFolder(async (place) => {
  await step('managers and registry installed', installManagers);
  const repository = await step('repository copied', () => Repository.copy(place));
  await step('versions and changelogs written', () => repository.version());
  const registry = join(place, 'registry');
  await withRegistry(registry, (url) =>
    step('names claimed with a version of nothing', async () => {
      for (const { name, folder } of PACKAGES)
        await claim(name, url, join(place, 'claims', folder));
    }),
  );
  await withRegistry(registry, (url) => failOnce(repository, url), REFUSED);
  await withRegistry(registry, async (url) => {
    publishTo(url, repository.folder);
    await publish(repository, url);
    const ranges = caretRanges(repository);
    for (const manager of MANAGER_NAMES) {
      const folder = join(place, manager);
      mkdirSync(folder);
      await checkWith(manager, folder, { registry: url, ranges });
    }
    await publishPatch(repository, url);
    for (const manager of MANAGER_NAMES) {
      await step(`${manager} updates to it within a caret range`, async () => {
        const folder = join(place, manager, 'node');
        await update(manager, folder);
        for (const [name, version] of versionsIn(repository)) {
          const path = join(folder, 'node_modules', name, 'package.json');
          assert.equal(JSON.parse(readFileSync(path, 'utf8')).version, version);
        }
      });
    }
  });
});

async function failOnce(repository: Repository, url: string): Promise<void> {
  publishTo(url, repository.folder);
  await step(`refused for ${REFUSED}, and says so`, async () => {
    await assert.rejects(repository.release(), new RegExp(`${REFUSED}(?!.*Successfully)`));
    assert.equal(await newest(url, REFUSED), EMPTY_VERSION);
    assert.ok(!(await repository.tags()).some((tag) => tag.startsWith(`${REFUSED}@`)));
  });
}

async function publish(repository: Repository, url: string): Promise<void> {
  await step('asks for provenance as the workflow does, which only its machine can give', () =>
    assert.rejects(repository.release({ PNPM_CONFIG_PROVENANCE: 'true' }), /provenance/i),
  );
  await step('the second run publishes what is left', () => repository.release());
  const tags = await repository.tags();
  for (const [name, version] of versionsIn(repository)) {
    assert.equal(await newest(url, name), version, `${name} is out.`);
    assert.ok(tags.includes(`${name}@${version}`), `${name}@${version} is a tag.`);
    assert.ok(changelogOf(repository, name).split('\n').includes(`## ${version}`));
  }
  await step('a third run has nothing to do', async () => {
    assert.match(await repository.release(), /No unpublished/);
  });
}

async function publishPatch(repository: Repository, url: string): Promise<void> {
  const [versions, tags] = [versionsIn(repository), await repository.tags()];
  repository.addPatch(PATCHED, 'Corrige algo.');
  await step('a patch release of one package', async () => {
    await repository.version();
    await repository.release();
  });
  const next = versionsIn(repository);
  const patch = next.get(PATCHED);
  assert.notEqual(patch, versions.get(PATCHED), `${PATCHED} has a new version.`);
  assert.deepEqual(next, new Map([...versions, [PATCHED, patch]]), 'The others have none.');
  assert.deepEqual(await repository.tags(), [...tags, `${PATCHED}@${patch}`].sort());
  for (const [name, version] of next) assert.equal(await newest(url, name), version);
  assert.match(changelogOf(repository, PATCHED), /Corrige algo\./);
}

function versionsIn({ folder }: Repository): Map<string, string> {
  return new Map(readPackages(folder).map(({ name, manifest }) => [name, manifest.version]));
}

function caretRanges(repository: Repository): Record<string, string> {
  return Object.fromEntries([...versionsIn(repository)].map(([name, one]) => [name, `^${one}`]));
}

function changelogOf({ folder }: Repository, name: string): string {
  const path = join(folder, name.replace('@guadua', 'packages'), 'CHANGELOG.md');
  return readFileSync(path, 'utf8');
}
