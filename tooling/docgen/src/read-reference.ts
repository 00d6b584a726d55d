import { join, relative } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { anchor } from './anchors.ts';
import { checkKeys } from './check-reference.ts';
import { ROOT } from './program.ts';
import { readComponent, readExcerpts } from './read-component.ts';
import { checkDefaults } from './read-defaults.ts';
import { readFunctions } from './read-functions.ts';
import { readProps } from './read-props.ts';
import {
  anchored,
  commentOf,
  find,
  openReading,
  type PropIds,
  type Reading,
  spanish,
} from './reading.ts';
import type {
  FunctionReference,
  KeyReference,
  PageReference,
  Problem,
  Reference,
  TypeReference,
} from './reference.types.ts';
import { UNLISTED } from './unlisted.ts';

/** Everything that the pages say, and everything that is wrong with it. */
export function readReference(docs: readonly LocatedSection[]): {
  reference: Reference;
  problems: Problem[];
} {
  const reading = openReading(docs);
  const pages = Object.fromEntries(
    [...new Set(docs.map(({ page }) => page))].sort().map((page) => {
      const sections = docs.filter((section) => section.page === page);
      return [
        page,
        readPage(
          sections.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
          reading,
        ),
      ];
    }),
  );
  checkDefaults(reading.source);
  checkListed(docs, reading);
  const problems = [...reading.source.problems, ...checkKeys(docs)];
  return { reference: { pages }, problems: distinct(problems) };
}

function readPage(sections: readonly LocatedSection[], reading: Reading): PageReference {
  const ids: PropIds = new Map();
  const types = new Map<string, LocatedSection>();
  for (const section of sections) {
    // What two components of a page name is described once, as the first has it.
    for (const name of section.types ?? []) types.set(name, types.get(name) ?? section);
  }
  return {
    components: [
      ...sections.flatMap((section) => readExcerpts(section, ids, reading)),
      ...sections.flatMap((section) =>
        (section.components ?? []).map((name) => readComponent(name, section, ids, reading)),
      ),
    ],
    functions: sections.flatMap((section) =>
      Object.keys(section.functions ?? {})
        .filter((name) => !name.includes('.'))
        .flatMap((name) => readFunctionsOf(name, section, reading)),
    ),
    types: [...types].map(([name, section]) => readType(name, section, ids, reading)),
    keys: sections.flatMap(keysOf),
  };
}

function readFunctionsOf(
  name: string,
  section: LocatedSection,
  reading: Reading,
): FunctionReference[] {
  const { symbol, importFrom } = find(name, section, reading);
  const [at = name] = symbol.declarations ?? [];
  return readFunctions(name, symbol, reading.texts.functions, reading.source).map((one) => {
    spanish(at, one.name, one.description, reading);
    return { id: anchor(one.name), importFrom, ...one };
  });
}

function readType(
  name: string,
  section: LocatedSection,
  ids: PropIds,
  reading: Reading,
): TypeReference {
  const found = find(name, section, reading);
  const type = reading.source.checker.getDeclaredTypeOfSymbol(found.symbol);
  return {
    id: anchor(name),
    name,
    importFrom: found.importFrom,
    description: commentOf(name, found, reading),
    props: anchored(name, readProps(type, reading.source).props, ids),
  };
}

function keysOf({ keys = [], folder }: LocatedSection): KeyReference[] {
  return keys.flatMap(({ widget, file, rows }) =>
    rows.map((row) => ({
      keys: row.keys,
      ...(widget === undefined ? {} : { widget }),
      action: row.action,
      test: { file: relative(ROOT, join(folder, row.file ?? file)), title: row.test },
    })),
  );
}

/** Every public value stands on a page, labels apart. */
function checkListed(docs: readonly LocatedSection[], { exports, source }: Reading): void {
  const described = new Set(
    docs.flatMap(({ components = [], functions = {} }) => [
      ...components,
      ...Object.keys(functions),
    ]),
  );
  for (const [name, { symbol }] of exports) {
    const [at] = symbol.declarations ?? [];
    if (!symbol.valueDeclaration || !at || described.has(name) || name in UNLISTED) continue;
    if (/Labels(E[sn](CO|US)|PtBR)?$/.test(name)) continue;
    source.report(
      at,
      `${name} stands on no page: describe it in a *.docs.ts beside it, or give the reason in tooling/docgen/src/unlisted.ts.`,
    );
  }
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [`${one.at} ${one.message}`, one])).values()];
}
