import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { ROOT } from '@guadua/workspace';
import { type Reading, report } from './reading.ts';
import type { KeyReference } from './reference.types.ts';

/** The rows of the key tables; each names a test that is there, with real keys: so it is proved in every engine. */
export function readKeys(section: LocatedSection, reading: Reading): KeyReference[] {
  const { keys: tables = [], folder, source } = section;
  return tables.flatMap(({ widget, file, rows }) =>
    rows.map(({ keys, action, test: title, file: own = file }) => {
      const test = { file: relative(ROOT, join(folder, own)), title };
      if (!isProved(test)) {
        const missing = `${test.file} is no browser test with the title “${title}”`;
        const row = `the row ${keys.join(', ')} (“${action}”)`;
        report(source, `${row} is not proved: ${missing}.`, reading);
      }
      return { keys, ...(widget === undefined ? {} : { widget }), action, test };
    }),
  );
}

const TITLES = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** Whether a file has a browser test of that title, be it one that the rows of a table fill in. */
function isProved({ file, title }: KeyReference['test']): boolean {
  const path = join(ROOT, file);
  if (!file.endsWith('.browser.test.tsx') || !existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(TITLES)].some(([, , written = '']) => {
    const parts = written.replace(/\\(.)/g, '$1').split(/%[sdifjo]/);
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const filled = new RegExp(`^${escaped.join('(.+)')}$`).exec(title);
    return filled?.slice(1).every((cell) => text.includes(cell.replace(/^"(.*)"$/, '$1')));
  });
}
