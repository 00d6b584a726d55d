import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@guadua/pack-check/run';
import { ROOT } from '@guadua/workspace';

/** A copy of this repository, with a remote of its own, in which a release is made. */
export class Repository {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies the last commit and installs what it needs. */
  static async copy(place: string): Promise<Repository> {
    const remote = join(place, 'remote.git');
    const copy = new Repository(join(place, 'repository'));
    await run('git', ['clone', '--quiet', '--bare', ROOT, remote], place);
    await run('git', ['clone', '--quiet', remote, copy.folder], place);
    await copy.git('checkout', '--quiet', '-B', 'main');
    await copy.git('config', 'user.name', 'Rehearsal');
    await copy.git('config', 'user.email', 'rehearsal@localhost');
    await copy.pnpm('install', '--prefer-offline', '--frozen-lockfile');
    return copy;
  }

  /** Writes a changeset, which waits to be a version. */
  addPatch(packageName: string, text: string): void {
    const path = join(this.folder, '.changeset/a-mend.md');
    writeFileSync(path, `---\n"${packageName}": patch\n---\n\n${text}\n`);
  }

  /** Turns the changesets that wait, if there are any, into versions, as the version pull request does. */
  async version(): Promise<void> {
    if (globSync('.changeset/!(README).md', { cwd: this.folder }).length === 0) return;
    await this.pnpm('run', 'version-packages');
    await this.git('add', '--all', '--', '.', ':!.npmrc');
    await this.git('commit', '--quiet', '--allow-empty', '--message', 'Version packages');
  }

  /**
   * Builds and publishes, as the workflow does. What is built already comes from the cache of the repository that
   * this is a copy of.
   */
  release(environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const cache = { TURBO_CACHE_DIR: join(ROOT, '.turbo/cache') };
    return run('pnpm', ['run', 'release'], this.folder, { ...cache, ...environment });
  }

  /** The tags of this repository, in the order of the alphabet. */
  async tags(): Promise<string[]> {
    return (await this.git('tag', '--list')).split('\n').filter(Boolean).sort();
  }

  private git(...args: string[]): Promise<string> {
    return run('git', args, this.folder);
  }

  private pnpm(...args: string[]): Promise<string> {
    return run('pnpm', args, this.folder);
  }
}
