import type { LocatedSection } from '@guadua/catalog/docs';
import { isEnglish } from '@guadua/catalog/spanish';
import type ts from 'typescript';
import { anchor } from './anchors.ts';
import { docComment } from './doc-comment.ts';
import { DocsTexts } from './docs-texts.ts';
import { exportsOf, openSource, packageEntries, type Source } from './program.ts';
import type { ReadProp } from './read-props.ts';
import type { PropReference } from './reference.types.ts';

/** A public name with the module that people import it from. */
export interface Export {
  readonly symbol: ts.Symbol;
  readonly importFrom: string;
}

/** What the readers of all pages share. */
export interface Reading {
  readonly source: Source;
  readonly exports: ReadonlyMap<string, Export>;
  readonly texts: DocsTexts;
  /** The file that declares each component, by its name. */
  readonly mainFiles: ReadonlyMap<string, string>;
}

/** The anchors of the props of one page, by their declarations: components that share a prop share its anchor. */
export type PropIds = Map<ts.Node, string>;

/** Opens all sources, and finds what is public and where its components are declared. */
export function openReading(docs: readonly LocatedSection[]): Reading {
  const entries = packageEntries();
  const source = openSource(entries);
  const exports = new Map<string, Export>();
  for (const { name, file } of entries.filter((entry) => !entry.name.endsWith('/internal'))) {
    for (const [key, symbol] of exportsOf(source, file)) {
      if (!exports.has(key)) exports.set(key, { symbol, importFrom: name });
    }
  }
  const mainFiles = new Map<string, string>();
  for (const name of docs.flatMap(({ components = [] }) => components)) {
    const at = exports.get(name)?.symbol.valueDeclaration;
    if (at) mainFiles.set(name, at.getSourceFile().fileName);
  }
  return { source, exports, texts: new DocsTexts(docs), mainFiles };
}

/** What a docs file names. */
export function find(name: string, { source: at }: LocatedSection, { exports }: Reading): Export {
  const found = exports.get(name);
  if (!found) {
    throw new Error(
      `${at} describes ${name}, which no package exports: export it, or delete its text.`,
    );
  }
  return found;
}

/** A text that the site shows; what is missing or in English is reported. */
export function spanish(
  at: ts.Node | string,
  name: string,
  text: string | null | undefined,
  { source: { report } }: Reading,
): string {
  if (!text) report(at, `${name} has no description.`);
  else if (isEnglish(text)) report(at, `${name} is described in English: “${text}”`);
  return text ?? '';
}

/** What the comment over a declaration says. */
export function commentOf(name: string, { symbol }: Export, reading: Reading): string {
  const [at] = symbol.declarations ?? [];
  return spanish(at ?? name, name, at && docComment(at).description, reading);
}

/** Props with their anchors; the second of a name is counted. */
export function anchored(owner: string, props: readonly ReadProp[], ids: PropIds): PropReference[] {
  const count = new Map<string, number>();
  return props.map(({ declaration, ...prop }) => {
    const before = count.get(prop.name) ?? 0;
    count.set(prop.name, before + 1);
    const own = anchor(owner, prop.name) + (before > 0 ? `-${before + 1}` : '');
    const id = ids.get(declaration) ?? own;
    ids.set(declaration, id);
    return { id, ...prop };
  });
}
