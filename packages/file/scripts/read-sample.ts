import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sample file of the tests, for those that run in Node. */
export function readSample(name: string, type = ''): File {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../samples', name)));
  return new File([bytes], name, { type });
}
