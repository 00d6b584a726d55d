import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { ROOT } from './program.ts';
import type { Problem } from './reference.types.ts';

/** Every row of a key table names a test that is there, with real keys: so it is proved in every engine. */
export function checkKeys(sections: readonly LocatedSection[]): Problem[] {
  return sections.flatMap(({ source, folder, keys = [] }) =>
    keys.flatMap((table) =>
      table.rows.flatMap(({ keys: pressed, action, test, file = table.file }) => {
        const path = join(folder, file);
        const isThere =
          file.endsWith('.browser.test.tsx') &&
          existsSync(path) &&
          hasTest(readFileSync(path, 'utf8'), test);
        const row = `the row ${pressed.join(', ')} (“${action}”)`;
        const missing = `${relative(ROOT, path)} is no browser test with the title “${test}”`;
        return isThere ? [] : [{ at: source, message: `${row} is not proved: ${missing}.` }];
      }),
    ),
  );
}

const TITLES = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** Whether a file has a test of that title, be it one that the rows of a table fill in. */
export function hasTest(text: string, title: string): boolean {
  return [...text.matchAll(TITLES)].some(([, , written = '']) => {
    const parts = written.replace(/\\(.)/g, '$1').split(/%[sdifjo]/);
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const filled = new RegExp(`^${escaped.join('(.+)')}$`).exec(title);
    return filled?.slice(1).every((cell) => text.includes(cell.replace(/^"(.*)"$/, '$1')));
  });
}
