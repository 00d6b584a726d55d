import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import type { ReleaseState } from './release-problems.ts';

export { ROOT };

/** Folders of the packages that go out. */
export const FOLDERS: readonly string[] = PACKAGES.map(({ path }) => path);

/** Reads what a release depends on; changes nothing. */
export function readState(): ReleaseState {
  const tags = new Set(git('tag', '--list').split('\n'));
  return {
    dirty: git('status', '--porcelain')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    // In a workflow the commit is checked out, not the branch.
    branch: process.env.GITHUB_REF_NAME ?? git('rev-parse', '--abbrev-ref', 'HEAD').trim(),
    unpushed: unpushed(),
    waiting: readdirSync(join(ROOT, '.changeset'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => name.slice(0, -3)),
    packages: FOLDERS.map((folder) => {
      const { name, version } = manifestOf(folder);
      const changelog = join(folder, 'CHANGELOG.md');
      return {
        name,
        version,
        released: tags.has(`${name}@${version}`),
        inChangelog:
          existsSync(changelog) && readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`),
      };
    }),
  };
}

/** The versions that the changesets which wait lead to, by package. */
export function plannedVersions(): Map<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const output = join(place, 'plan.json');
    execFileSync('changeset', ['status', '--output', output], { cwd: ROOT, stdio: 'ignore' });
    const { releases } = JSON.parse(readFileSync(output, 'utf8')) as {
      releases: { name: string; newVersion: string }[];
    };
    return new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Files and bytes of a package as it would go out. */
export function packed(folder: string): { files: number; bytes: number } {
  const place = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', place], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { files } = JSON.parse(output) as { files: unknown[] };
    const [tarball = ''] = readdirSync(place);
    return { files: files.length, bytes: readFileSync(join(place, tarball)).byteLength };
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** What we read of a manifest. */
export function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function unpushed(): number | null {
  try {
    return Number(git('rev-list', '--count', '@{upstream}..HEAD'));
  } catch {
    return null;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
