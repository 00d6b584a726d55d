import { isAbsolute, relative } from 'node:path';
import type { ParameterTexts } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import { isEnglish } from '@guadua/catalog/spanish';
import { PACKAGES, ROOT } from '@guadua/workspace';
import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import type { Problem } from './reference.types.ts';
import { resolveAlias } from './type-text.ts';

/** A module that people import, and the file that it is made from. */
export interface Entry {
  /** Such as `@guadua/utils/ui`. */
  readonly name: string;
  readonly source: string;
}

/** A public name with the module that people import it from. */
export interface Export {
  readonly symbol: ts.Symbol;
  /** Where it is declared. */
  readonly at: ts.Declaration;
  readonly importFrom: string;
}

/** What the readers of all pages share. */
export interface Reading {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly docs: readonly LocatedSection[];
  readonly exports: ReadonlyMap<string, Export>;
  /** What the parameters of each function are, by its name. */
  readonly functions: Readonly<Record<string, ParameterTexts>>;
  /** What each CSS variable decides; `null` for one that its component sets by itself. */
  readonly variables: Readonly<Record<string, string | null>>;
  /** The declarations of the props that were read, whose defaults are to be checked. */
  readonly props: Set<ts.Node>;
  readonly problems: Problem[];
}

/**
 * Opens all sources, and finds what is public: siblings from their sources, so that nothing must be built.
 *
 * @param entries Those of every package, unless given.
 */
export function openReading(
  docs: readonly LocatedSection[],
  entries: readonly Entry[] = PACKAGES.flatMap((one) => one.entries),
): Reading {
  const program = ts.createProgram({
    rootNames: entries.map(({ source }) => source),
    options: {
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      paths: Object.fromEntries(entries.map(({ name, source }) => [name, [source]])),
    },
  });
  const checker = program.getTypeChecker();
  const exports = new Map<string, Export>();
  for (const { name: importFrom, source } of entries) {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${place(source)} exports nothing.`);
    if (importFrom.endsWith('/internal')) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolveAlias(exported, checker);
      const at = symbol.valueDeclaration ?? symbol.declarations?.[0];
      if (at && !exports.has(exported.name)) exports.set(exported.name, { symbol, at, importFrom });
    }
  }
  return {
    program,
    checker,
    docs,
    exports,
    functions: Object.assign({}, ...docs.map(({ functions }) => functions)),
    variables: Object.assign({}, ...docs.map(({ variables }) => variables)),
    props: new Set(),
    problems: [],
  };
}

/** Whether a declaration is ours, not a browser's or a dependency's. */
export function isOurs(node: ts.Node): boolean {
  return !/\/node_modules\/|\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);
}

/** What a docs file names. */
export function find(name: string, { source }: LocatedSection, { exports }: Reading): Export {
  const found = exports.get(name);
  if (found) return found;
  throw new Error(
    `${source} describes ${name}, which no package exports: export it, or delete its text.`,
  );
}

export function report(where: ts.Node | string, message: string, { problems }: Reading): void {
  problems.push({ at: place(where), message });
}

/** A text that the site shows; what is missing or in English is reported. */
export function spanish(
  where: ts.Node | string,
  name: string,
  text: string | undefined,
  reading: Reading,
): string {
  if (!text) report(where, `${name} has no description.`, reading);
  else if (isEnglish(text)) {
    report(where, `${name} is described in English: “${text}”`, reading);
  }
  return text ?? '';
}

/** What the comment over an exported declaration says. */
export function commentOf(name: string, { at }: Export, reading: Reading): string {
  return spanish(at, name, docComment(at).description, reading);
}

/** A file, or a node with its line, as it is named in a message. */
export function place(where: ts.Node | string): string {
  if (typeof where === 'string') return isAbsolute(where) ? relative(ROOT, where) : where;
  const file = where.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(where.getStart());
  return `${relative(ROOT, file.fileName)}:${line + 1}`;
}
