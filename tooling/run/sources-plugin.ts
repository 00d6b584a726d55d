import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import type { Plugin } from 'vite';

/**
 * Lets a Vite server read the packages from their sources, so that a save is on the page at once and
 * nothing has to be built before. What has no source of its own comes from `dist`, as always.
 */
export function sources(): Plugin {
  /** What each entry and each style sheet of a package is made from, by the name that is imported. */
  const files = new Map<string, string>();
  for (const { path, entries, styleSheets } of PACKAGES) {
    for (const { name, source } of entries) files.set(name, source);
    for (const name of styleSheets) {
      const file = name.slice(name.lastIndexOf('/') + 1);
      const places = [file, join(file.replace(/\.css$/, ''), file)];
      const source = places.map((place) => join(path, 'src', place)).find((one) => existsSync(one));
      if (source) files.set(name, source);
    }
  }
  return {
    name: 'guadua:sources',
    enforce: 'pre',
    resolveId: (id) => files.get(id) ?? null,
  };
}
