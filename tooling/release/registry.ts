import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';

/** A registry on this machine, with what was published to it. */
export interface Registry {
  /** `http://127.0.0.1:4873/` */
  readonly url: string;
  /** The newest version of a package. */
  newest(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts Verdaccio. Packages of ours alone are there; all others come from where they always do. */
export async function startRegistry(
  folder: string,
  verdaccio: string,
  refused: readonly string[] = [],
): Promise<Registry> {
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
      ...refused.map((name) => rule(name, 'nobody')),
      rule('@guadua/*', '$all'),
      'log: { type: stdout, format: pretty, level: warn }',
    ].join('\n'),
  );
  const server = await serve(
    (port) => [verdaccio, '--config', config, '--listen', `127.0.0.1:${port}`],
    folder,
  );
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    newest: (name) => newest(server.url, name),
    stop: server.stop,
  };
}

async function newest(url: string, name: string): Promise<string> {
  const response = await fetch(url + name.replace('/', '%2f'));
  const packument = (await response.json()) as { 'dist-tags': { latest: string } };
  return packument['dist-tags'].latest;
}
