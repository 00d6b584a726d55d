import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findDuplicates, type LocatedSection } from '@guadua/catalog/docs';
import { ROOT } from './program.ts';
import { testTitles } from './read-tests.ts';
import type { Problem, Reference } from './reference.types.ts';

/** What is wrong with the docs files by themselves. */
export function checkDocs(sections: readonly LocatedSection[]): Problem[] {
  return [...findDuplicates(sections), ...checkKeys(sections), ...checkFiles(sections)];
}

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

/** Every file that a docs file names is there. */
function checkFiles(sections: readonly LocatedSection[]): Problem[] {
  return sections.flatMap(({ source, folder, files = {} }) =>
    Object.entries(files).flatMap(([name, { styles = [], parts = {} }]) =>
      [...styles, ...Object.keys(parts)]
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => ({
          at: source,
          message: `"files" of ${name} names ${file}, which is not there. Correct its path.`,
        })),
    ),
  );
}

/** One anchor names one thing; a shared prop is one thing. */
export function checkAnchors(pages: Reference['pages']): Problem[] {
  return Object.entries(pages).flatMap(([page, { components, functions, types }]) => {
    const seen = new Map<string, string>();
    const rows = [
      ...[...components, ...functions, ...types].map((one) => ({ id: one.id, name: one.name })),
      ...[...components, ...types].flatMap(({ props }) => props),
    ];
    return rows.flatMap(({ id, name }) => {
      const before = seen.get(id);
      seen.set(id, name);
      return before === undefined || before === name
        ? []
        : [{ at: page, message: `${before} and ${name} have the same anchor ${id}.` }];
    });
  });
}
