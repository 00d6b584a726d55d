import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Reference } from '@guadua/docgen';

/** What `@guadua/docgen` read from the types, the styles and the tests. */
export const REFERENCE_FILE = fileURLToPath(import.meta.resolve('@guadua/docgen/reference.json'));

export async function readReference(): Promise<Reference> {
  return JSON.parse(await readFile(REFERENCE_FILE, 'utf8')) as Reference;
}

/**
 * Refuses a reference that describes something for a page that is not there.
 *
 * @param paths The addresses of all pages.
 * @throws Error that says how to mend it.
 */
export function requirePages({ pages }: Reference, paths: readonly string[]): void {
  for (const [path, { components, functions, types }] of Object.entries(pages)) {
    if (paths.includes(path)) continue;
    const names = [...components, ...functions, ...types].map(({ name }) => name).join(', ');
    throw new Error(
      `The reference of ${names} stands on ${path}, which no page.meta.ts has as its path: write the ` +
        'page, or correct "page" in the *.docs.ts beside the component.',
    );
  }
}
