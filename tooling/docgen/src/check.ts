// `turbo check`: fails when something that the reference says is missing, in English or not true.
import { readDocs } from '@guadua/catalog/docs';
import { readReference } from './read-reference.ts';

const { problems } = readReference(await readDocs());
for (const { at, message } of problems) console.error(`${at}\n  ${message}\n`);
if (problems.length > 0) {
  console.error(`The reference has ${problems.length} problems.`);
  process.exit(1);
}
console.log('The reference is whole.');
