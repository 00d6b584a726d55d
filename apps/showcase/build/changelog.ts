import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../src/pages/home/packages.ts';
import type { Change, Release } from '../src/site/release.types.ts';

/** A changeset: which packages change and how much, and a sentence on it. */
const CHANGESET = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const BUMP = /^['"]?([^'"\n]+)['"]?:\s*(major|minor|patch)\s*$/gm;

/** The changes of a changeset file. */
export function readChangeset(text: string): Change[] {
  const [, head = '', body = ''] = CHANGESET.exec(text) ?? [];
  return [...head.matchAll(BUMP)].map(
    ([, name = '', bump = '']): Change => ({
      package: name,
      bump: asBump(bump),
      text: body.trim(),
    }),
  );
}

/** The releases of a `CHANGELOG.md` as changesets writes it, without what only follows a sibling. */
export function readChangelog(text: string): Release[] {
  const [title = '', ...releases] = text.split(/^## /m);
  const name = /^# (.+)$/m.exec(title)?.[1]?.trim() ?? '';
  return releases.map((release) => {
    const [version = '', ...sections] = release.split(/^### /m);
    return {
      version: version.trim(),
      changes: sections.flatMap((section) => {
        const [, kind = 'patch', items = ''] = /^(\w+) Changes\n([\s\S]*)$/.exec(section) ?? [];
        return items
          .split(/^- /m)
          .map((item) =>
            item
              .replace(/^[0-9a-f]{7,40}: /, '')
              .replace(/\n {2}/g, '\n')
              .trim(),
          )
          .filter((item) => item !== '' && !item.startsWith('Updated dependencies'))
          .map((item): Change => ({ package: name, bump: asBump(kind), text: item }));
      }),
    };
  });
}

/** What changed: first what is not released yet, then the releases, the newest first. */
export function readReleases(root: string): Release[] {
  const folder = join(root, '.changeset');
  const changes = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => readChangeset(readFileSync(join(folder, file), 'utf8')));
  const released = new Map<string, Change[]>();
  for (const name of readdirSync(join(root, 'packages'))) {
    for (const { version, changes: own } of readChangelogFile(root, name)) {
      if (version === null) continue;
      released.set(version, [...(released.get(version) ?? []), ...own]);
    }
  }
  return [
    ...(changes.length > 0 ? [{ version: null, changes: inOrder(changes) }] : []),
    ...[...released]
      .sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }))
      .map(([version, own]): Release => ({ version, changes: inOrder(own) })),
  ];
}

function readChangelogFile(root: string, name: string): Release[] {
  try {
    return readChangelog(readFileSync(join(root, 'packages', name, 'CHANGELOG.md'), 'utf8'));
  } catch {
    // Not released yet.
    return [];
  }
}

const BUMPS = ['major', 'minor', 'patch'] as const;

function asBump(word: string): Change['bump'] {
  return BUMPS.find((bump) => bump === word.toLowerCase()) ?? 'patch';
}

/** Package by package as one is likely to meet them, and what matters most first. */
function inOrder(changes: readonly Change[]): Change[] {
  const place = (change: Change) =>
    PACKAGES.findIndex(({ name }) => name === change.package) * 10 + BUMPS.indexOf(change.bump);
  return [...changes].sort((a, b) => place(a) - place(b));
}
