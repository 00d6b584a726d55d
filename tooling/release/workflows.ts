import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';

/** A workflow of the repository. */
export interface Workflow {
  /** Name of its file: `release.yml`. */
  readonly name: string;
  readonly text: string;
}

/** Every workflow, as it is written. */
export function readWorkflows(): Workflow[] {
  const folder = join(ROOT, '.github/workflows');
  return readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

/** The environment that `release.yml` publishes with. */
export function publishEnvironment(): Record<string, string> {
  const release = readWorkflows().find(({ name }) => name === 'release.yml');
  const [, lines = ''] =
    /publish-script: [\s\S]*?\n {8}env:\n((?: {10}.*\n)+)/.exec(release?.text ?? '') ?? [];
  const pairs = lines.matchAll(/^ {10}([A-Z_]+): "(.*)"$/gm);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
