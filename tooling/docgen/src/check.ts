// `turbo check`: fails when something that the reference says is missing, in English or not true. Turbo has built it
// before, and the build has found out; run alone, it reads all sources itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocs } from '@guadua/catalog/docs';
import { readReference } from './read-reference.ts';
import type { Problem } from './reference.types.ts';

const problems = process.env.TURBO_HASH ? fromTheBuild() : readReference(await readDocs()).problems;
for (const { at, message } of problems) console.error(`${at}\n  ${message}\n`);
if (problems.length > 0) {
  console.error(`The reference has ${problems.length} problems.`);
  process.exit(1);
}
console.log('The reference is whole.');

function fromTheBuild(): readonly Problem[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../dist/problems.json'), 'utf8'));
}
