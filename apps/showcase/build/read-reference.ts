import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Reference } from '@guadua/docgen';

/** What `@guadua/docgen` read from the types, the styles and the tests. */
export const REFERENCE_FILE = fileURLToPath(import.meta.resolve('@guadua/docgen/reference.json'));

export async function readReference(): Promise<Reference> {
  return JSON.parse(await readFile(REFERENCE_FILE, 'utf8')) as Reference;
}
