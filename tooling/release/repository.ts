import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@guadua/pack-check/run';

/** A copy of this repository, with a remote of its own, in which a release is made. */
export class RehearsalRepository {
  readonly folder: string;
  private readonly source: string;

  private constructor(folder: string, source: string) {
    this.folder = folder;
    this.source = source;
  }

  /** Copies the last commit and installs what it needs. */
  static async copy(source: string, place: string): Promise<RehearsalRepository> {
    const remote = join(place, 'remote.git');
    const folder = join(place, 'repository');
    await run('git', ['clone', '--quiet', '--bare', source, remote], place);
    await run('git', ['clone', '--quiet', remote, folder], place);
    const copy = new RehearsalRepository(folder, source);
    await copy.git('checkout', '--quiet', '-B', 'main');
    await copy.git('config', 'user.name', 'Rehearsal');
    await copy.git('config', 'user.email', 'rehearsal@localhost');
    await copy.pnpm('install', '--prefer-offline', '--frozen-lockfile');
    return copy;
  }

  /** Publishes to a registry from now on. */
  publishTo(url: string): void {
    const { host } = new URL(url);
    writeFileSync(
      join(this.folder, '.npmrc'),
      `@guadua:registry=${url}\n//${host}/:_authToken=rehearsal\n`,
    );
  }

  /** Writes a changeset, which waits to be a version. */
  addChangeset(name: string, packageName: string, level: 'patch' | 'minor', text: string): void {
    const path = join(this.folder, '.changeset', `${name}.md`);
    writeFileSync(path, `---\n"${packageName}": ${level}\n---\n\n${text}\n`);
  }

  /** Turns the changesets that wait, if there are any, into versions, as the version pull request does. */
  async version(): Promise<void> {
    const files = readdirSync(join(this.folder, '.changeset'));
    if (!files.some((file) => file.endsWith('.md') && file !== 'README.md')) return;
    await this.pnpm('run', 'version-packages');
    await this.git('add', '--all', '--', '.', ':!.npmrc');
    await this.git('commit', '--quiet', '--allow-empty', '--message', 'Version packages');
  }

  /**
   * Builds and publishes, as the workflow does. What is built already comes from the cache of the repository that
   * this is a copy of.
   */
  release(environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const cache = { TURBO_CACHE_DIR: join(this.source, '.turbo/cache') };
    return run('pnpm', ['run', 'release'], this.folder, { ...cache, ...environment });
  }

  /** The tags of this repository, in no particular order. */
  async tags(): Promise<string[]> {
    return (await this.git('tag', '--list')).split('\n').filter(Boolean);
  }

  private git(...args: string[]): Promise<string> {
    return run('git', args, this.folder);
  }

  private pnpm(...args: string[]): Promise<string> {
    return run('pnpm', args, this.folder);
  }
}
