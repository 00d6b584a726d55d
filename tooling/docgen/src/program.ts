import { isAbsolute, relative } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import ts from 'typescript';
import type { Problem } from './reference.types.ts';

export { ROOT };

/** A module that people import, and the file that it is made from. */
export interface Entry {
  /** Such as `@guadua/utils/ui`. */
  readonly name: string;
  readonly file: string;
}

/** The entries of every package, as their `exports` name them. */
export function packageEntries(): Entry[] {
  return PACKAGES.flatMap(({ entries }) =>
    entries.map(({ name, source: file }) => ({ name, file })),
  );
}

/** What the readers of the sources share. */
export interface Source {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Whether a declaration is ours, not a browser's or a dependency's. */
  isOurs(node: ts.Node): boolean;
  /** The declarations of the props that were read, whose defaults are to be checked. */
  readonly props: Set<ts.Node>;
  readonly problems: Problem[];
  report(where: ts.Node | string, message: string): void;
}

/** Reads entries and whatever they import; siblings from their sources, so that nothing must be built. */
export function openSource(entries: readonly Entry[]): Source {
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
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
      paths: Object.fromEntries(entries.map(({ name, file }) => [name, [file]])),
    },
  });
  const problems: Problem[] = [];
  return {
    program,
    checker: program.getTypeChecker(),
    props: new Set(),
    problems,
    report: (where, message) => problems.push({ at: place(where), message }),
    isOurs: (node) => !/\/node_modules\/|\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName),
  };
}

/** The exported names of an entry, each with what it stands for. */
export function exportsOf({ program, checker }: Source, file: string): Map<string, ts.Symbol> {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${place(file)} exports nothing.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  );
}

/** A file, or a node with its line, as it is named in a message. */
export function place(where: ts.Node | string): string {
  if (typeof where === 'string') return isAbsolute(where) ? relative(ROOT, where) : where;
  const file = where.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(where.getStart());
  return `${relative(ROOT, file.fileName)}:${line + 1}`;
}
