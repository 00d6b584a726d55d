import type { LocatedSection } from '@guadua/catalog/docs';
import { anchor } from './anchors.ts';
import { readComponent, readExcerpts } from './read-component.ts';
import { checkDefaults } from './read-defaults.ts';
import { readFunctions } from './read-functions.ts';
import { readKeys } from './read-keys.ts';
import { anchored, type PropIds, readProps } from './read-props.ts';
import { commentOf, type Entry, find, openReading, type Reading, report } from './reading.ts';
import type { PageReference, Problem, Reference, TypeReference } from './reference.types.ts';
import { UNLISTED } from './unlisted.ts';

/** Everything that the pages say, and everything that is wrong with it. */
export function readReference(
  docs: readonly LocatedSection[],
  entries?: readonly Entry[],
): { readonly reference: Reference; readonly problems: readonly Problem[] } {
  const reading = openReading(docs, entries);
  const sections = docs.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const pages = [...new Set(docs.map(({ page }) => page))].sort().map((page) => {
    const own = sections.filter((section) => section.page === page);
    return [page, readPage(own, reading)];
  });
  checkDefaults(reading);
  checkListed(reading);
  const distinct = new Map(reading.problems.map((one) => [`${one.at} ${one.message}`, one]));
  return { reference: { pages: Object.fromEntries(pages) }, problems: [...distinct.values()] };
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
        .flatMap((name) => readFunctions(name, find(name, section, reading), reading)),
    ),
    types: [...types].map(([name, section]) => readType(name, section, ids, reading)),
    keys: sections.flatMap((section) => readKeys(section, reading)),
  };
}

function readType(
  name: string,
  section: LocatedSection,
  ids: PropIds,
  reading: Reading,
): TypeReference {
  const found = find(name, section, reading);
  const type = reading.checker.getDeclaredTypeOfSymbol(found.symbol);
  return {
    id: anchor(name),
    name,
    importFrom: found.importFrom,
    description: commentOf(name, found, reading),
    props: anchored(name, readProps(type, reading).props, ids),
  };
}

/** Every public value stands on a page, labels apart. */
function checkListed(reading: Reading): void {
  const described = new Set(
    reading.docs.flatMap(({ components = [], functions = {} }) => [
      ...components,
      ...Object.keys(functions),
    ]),
  );
  for (const [name, { symbol, at }] of reading.exports) {
    if (!symbol.valueDeclaration || described.has(name) || name in UNLISTED) continue;
    if (/Labels(E[sn](CO|US)|PtBR)?$/.test(name)) continue;
    report(
      at,
      `${name} stands on no page: describe it in a *.docs.ts beside it, or give the reason in tooling/docgen/src/unlisted.ts.`,
      reading,
    );
  }
}
