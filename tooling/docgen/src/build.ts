// `turbo build`: writes dist/reference.json, which the site, its search and its Markdown files read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReference } from './read-reference.ts';

const { reference } = readReference();
const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'reference.json'), `${JSON.stringify(reference, null, 1)}\n`);
console.log(`${Object.keys(reference.pages).length} pages in dist/reference.json.`);
