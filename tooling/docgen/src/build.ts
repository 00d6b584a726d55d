// `turbo build`: writes dist/reference.json, which the site, its search and its Markdown files read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocs } from '@guadua/catalog/docs';
import { readReference } from './read-reference.ts';

const { reference } = readReference(await readDocs());
const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'reference.json'), `${JSON.stringify(reference, null, 1)}\n`);
console.log(`${Object.keys(reference.pages).length} pages in dist/reference.json.`);
