// `turbo build`: writes dist/reference.json, which the site, its search and its Markdown files read, and what is
// wrong with it into dist/problems.json, so that `check` need not read all sources again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocs } from '@guadua/catalog/docs';
import { readReference } from './read-reference.ts';

const { reference, problems } = readReference(await readDocs());
const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries({ reference, problems })) {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 1)}\n`);
}
console.log(`${Object.keys(reference.pages).length} pages in dist/reference.json.`);
