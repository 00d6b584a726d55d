import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';
import { npm, VERDACCIO } from './managers.ts';

/** A version with nothing in it: less than any that goes out. */
export const EMPTY_VERSION = '0.0.0';

/** Does some work beside Verdaccio. Packages of ours alone are there; all others come from where they always do. */
export async function withRegistry(
  folder: string,
  work: (url: string) => Promise<void>,
  refused?: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  const rule = (name: string, publish: string) =>
    `  '${name}':\n    access: $all\n    publish: ${publish}\n`;
  writeFileSync(
    config,
    [
      `storage: ${JSON.stringify(join(folder, 'storage'))}`,
      `auth:\n  htpasswd:\n    file: ${JSON.stringify(join(folder, 'htpasswd'))}`,
      'packages:',
      ...(refused ? [rule(refused, 'nobody')] : []),
      rule('@guadua/*', '$all'),
      'log: { type: stdout, format: pretty, level: warn }',
    ].join('\n'),
  );
  const server = await serve(
    (port) => [VERDACCIO, '--config', config, '--listen', `127.0.0.1:${port}`],
    folder,
  );
  await work(server.url.replace('localhost', '127.0.0.1')).finally(() => server.stop());
}

/** The newest version of a package. */
export async function newest(url: string, name: string): Promise<string> {
  const response = await fetch(url + name.replace('/', '%2f'));
  const packument: { 'dist-tags': { latest: string } } = await response.json();
  return packument['dist-tags'].latest;
}

/** Has what is published from a folder go to a registry. */
export function publishTo(url: string, folder: string): void {
  const token = `//${new URL(url).host}/:_authToken=rehearsal`;
  writeFileSync(join(folder, '.npmrc'), `@guadua:registry=${url}\n${token}\n`);
}

/**
 * Publishes an empty version of a package, as docs/releasing.md has someone do once for each name: npm trusts a
 * workflow only with a package that exists.
 */
export async function claim(name: string, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  publishTo(url, folder);
  await npm(['init', '--yes', '--scope=guadua'], folder);
  await npm(['pkg', 'set', `name=${name}`, `version=${EMPTY_VERSION}`], folder);
  await npm(['publish', '--access', 'public'], folder);
}
