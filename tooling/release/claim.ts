import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './managers.ts';

/** A version with nothing in it: less than any that goes out. */
export const EMPTY_VERSION = '0.0.0';

/**
 * Publishes an empty version of a package, as docs/releasing.md has someone do once for each name: npm trusts a workflow
 * only with a package that exists.
 */
export async function claim(name: string, registry: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { host } = new URL(registry);
  writeFileSync(
    join(folder, '.npmrc'),
    `@guadua:registry=${registry}\n//${host}/:_authToken=rehearsal\n`,
  );
  await npm(['init', '--yes', '--scope=guadua'], folder);
  await npm(['pkg', 'set', `name=${name}`, `version=${EMPTY_VERSION}`], folder);
  await npm(['publish', '--access', 'public'], folder);
}
