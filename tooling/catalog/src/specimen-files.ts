import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';

/** Every module `*.specimen.tsx`, absolute. */
export function specimenFiles(): string[] {
  return PACKAGES.flatMap(({ path }) =>
    globSync('src/**/*.specimen.tsx', { cwd: path })
      .sort()
      .map((file) => join(path, file)),
  );
}
