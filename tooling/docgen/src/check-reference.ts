import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { ROOT } from './program.ts';
import { testTitles } from './read-tests.ts';
import type { Problem } from './reference.types.ts';

/** Every row of a key table names a test that is there, with real keys: so it is proved in every engine. */
export function checkKeys(sections: readonly LocatedSection[]): Problem[] {
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (path: string) => {
    const known =
      titles.get(path) ?? new Set(existsSync(path) ? testTitles(readFileSync(path, 'utf8')) : []);
    titles.set(path, known);
    return known;
  };
  return sections.flatMap(({ source, folder, keys = [] }) =>
    keys.flatMap((table) =>
      table.rows.flatMap(({ keys: pressed, action, test, file = table.file }) => {
        const path = join(folder, file);
        const row = `the row ${pressed.join(', ')} (“${action}”)`;
        const place = relative(ROOT, path);
        if (!file.endsWith('.browser.test.tsx')) {
          const message = `${row} is proved without a browser, in ${place}. Move its test to a .browser.test.tsx.`;
          return [{ at: source, message }];
        }
        if (titlesOf(path).has(test)) return [];
        return [
          {
            at: source,
            message: existsSync(path)
              ? `${row} has no test: ${place} has none with the title “${test}”. Write it, or correct the row.`
              : `${row} names ${place}, which is not there. Correct "file".`,
          },
        ];
      }),
    ),
  );
}
