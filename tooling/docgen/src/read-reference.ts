import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DocsSection } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import { isEnglish } from '@guadua/catalog/spanish';
import type ts from 'typescript';
import { anchor } from './anchors.ts';
import { checkKeys } from './check-reference.ts';
import { componentFiles } from './component-files.ts';
import { docComment } from './doc-comment.ts';
import { DocsTexts } from './docs-texts.ts';
import { type Entry, exportsOf, openSource, packageEntries, place, ROOT } from './program.ts';
import { readVariables } from './read-css.ts';
import { readDataAttributes } from './read-data-attributes.ts';
import { checkDefaults, readDefaults } from './read-defaults.ts';
import { readFunctions } from './read-functions.ts';
import { type PropDeclaration, type ReadProp, readProps } from './read-props.ts';
import type {
  ComponentReference,
  CssVariableReference,
  DataAttributeReference,
  FunctionReference,
  KeyReference,
  PageReference,
  Problem,
  PropReference,
  Reference,
  TypeReference,
} from './reference.types.ts';
import { UNLISTED } from './unlisted.ts';

/** A public name with the module that people import it from. */
interface Export {
  readonly symbol: ts.Symbol;
  readonly importFrom: string;
}

/** Everything that the pages say, and everything that is wrong with it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over what one reading has found
export function readReference(docs: readonly LocatedSection[]): {
  reference: Reference;
  problems: Problem[];
} {
  const entries = packageEntries();
  const source = openSource(entries);
  const { checker } = source;
  const problems: Problem[] = [];
  const report = (at: string, message: string) => problems.push({ at, message });
  const exports = publicExports(entries.filter(({ name }) => !name.endsWith('/internal')));
  const declarations = new Set<PropDeclaration>();
  const texts = new DocsTexts(docs);
  const functionTexts = texts.functions;
  const mainFiles = new Map(
    docs.flatMap(({ components = [] }) =>
      components.flatMap((name) => {
        const at = exports.get(name)?.symbol.valueDeclaration;
        return at ? [[name, at.getSourceFile().fileName] as const] : [];
      }),
    ),
  );
  const mains = new Set(mainFiles.values());

  function publicExports(list: readonly Entry[]): Map<string, Export> {
    const found = new Map<string, Export>();
    for (const { name, file } of list) {
      for (const [key, symbol] of exportsOf(source, file)) {
        if (!found.has(key)) found.set(key, { symbol, importFrom: name });
      }
    }
    return found;
  }

  function find(name: string, { source: at }: LocatedSection): Export {
    const found = exports.get(name);
    if (!found) {
      throw new Error(
        `${at} describes ${name}, which no package exports: export it, or delete its text.`,
      );
    }
    return found;
  }

  function spanish(at: string, name: string, text: string | null | undefined): string {
    if (!text) report(at, `${name} has no description.`);
    else if (isEnglish(text)) report(at, `${name} is described in English: “${text}”`);
    return text ?? '';
  }

  /** What the comment over a declaration says. */
  function commentOf(name: string, { symbol }: Export): string {
    const [at] = symbol.declarations ?? [];
    return spanish(at ? place(at) : name, name, at && docComment(at).description);
  }

  /** The type of the first parameter: what JSX gives. */
  function propsType(name: string, { symbol }: Export): ts.Type | undefined {
    const at = symbol.valueDeclaration;
    if (!at) throw new Error(`${name} is no component.`);
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
    const [props] = signature?.getParameters() ?? [];
    return props && checker.getTypeOfSymbolAtLocation(props, at);
  }

  function anchored(owner: string, props: readonly ReadProp[], ids: Map<ts.Node, string>) {
    const count = new Map<string, number>();
    return props.map(({ declaration, ...prop }): PropReference => {
      declarations.add(declaration);
      const before = count.get(prop.name) ?? 0;
      count.set(prop.name, before + 1);
      const own = anchor(owner, prop.name) + (before > 0 ? `-${before + 1}` : '');
      const id = ids.get(declaration) ?? own;
      ids.set(declaration, id);
      return { id, ...prop };
    });
  }

  function readComponent(
    name: string,
    section: LocatedSection,
    ids: Map<ts.Node, string>,
  ): ComponentReference {
    const found = find(name, section);
    const type = propsType(name, found);
    const read = type ? readProps(type, source) : { props: [], problems: [] };
    problems.push(...read.problems);
    const main = mainFiles.get(name);
    const { modules, styles } = main
      ? componentFiles(main, mains, source)
      : { modules: [], styles: [] };
    const own = section.files?.[name];
    return {
      id: anchor(name),
      name,
      importFrom: found.importFrom,
      description: commentOf(name, found),
      ...('element' in read && read.element ? { element: read.element } : {}),
      props: anchored(name, read.props, ids),
      cssVariables: readStyles(own?.styles?.map((path) => join(section.folder, path)) ?? styles),
      dataAttributes: own?.hasAttributes === false ? [] : readData(name, modules, section),
    };
  }

  function readStyles(files: readonly string[]): CssVariableReference[] {
    return files.flatMap((file) =>
      readVariables(readFileSync(file, 'utf8')).flatMap((variable) => {
        const text = texts.variable(variable.name);
        if (text === null) return [];
        if (/-(width|height|min|max)$/.test(variable.name)) {
          report(
            place(file),
            `${variable.name} ends in a logical size: -inline-size or -block-size.`,
          );
        }
        return [{ ...variable, description: spanish(place(file), variable.name, text) }];
      }),
    );
  }

  function readData(
    name: string,
    modules: readonly string[],
    { source: at, folder, files }: LocatedSection,
  ): DataAttributeReference[] {
    const parts = Object.entries(files?.[name]?.parts ?? {});
    const views = modules.map((module) => {
      const [, part] = parts.find(([path]) => join(folder, path) === module) ?? [];
      return part === undefined ? module : `${module}#${part}`;
    });
    return readDataAttributes(views, source).flatMap(({ part, values, ...attribute }) => {
      const stated = isEnglish(attribute.description) ? '' : attribute.description;
      const text = stated || texts.dataAttribute(name, attribute.name);
      if (text === null) return [];
      return [
        {
          name: attribute.name,
          ...(values.length > 0 ? { values } : {}),
          ...(part === '' ? {} : { part }),
          description: spanish(at, `${name} ${attribute.name}`, text),
        },
      ];
    });
  }

  function readType(
    name: string,
    section: LocatedSection,
    ids: Map<ts.Node, string>,
  ): TypeReference {
    const found = find(name, section);
    const read = readProps(checker.getDeclaredTypeOfSymbol(found.symbol), source);
    problems.push(...read.problems);
    return {
      id: anchor(name),
      name,
      importFrom: found.importFrom,
      description: commentOf(name, found),
      props: anchored(name, read.props, ids),
    };
  }

  function readFunctionsOf(name: string, section: LocatedSection): FunctionReference[] {
    const found = find(name, section);
    const [at] = found.symbol.declarations ?? [];
    const read = readFunctions(name, found.symbol, functionTexts, source);
    return read.map(({ problems: own, declarations: fields, ...one }) => {
      problems.push(...own);
      for (const field of fields) declarations.add(field);
      texts.useFunction(one.name);
      spanish(at ? place(at) : name, one.name, one.description);
      return { id: anchor(one.name), importFrom: found.importFrom, ...one };
    });
  }

  function readExcerpts(section: LocatedSection, ids: Map<ts.Node, string>): ComponentReference[] {
    return Object.entries(section.excerpts ?? {}).map(([name, { fullAt, props }]) => {
      const whole = readComponent(name, section, ids);
      for (const prop of props) {
        if (!whole.props.some((one) => one.name === prop)) {
          report(section.source, `${section.page} picks the prop ${prop}, which ${name} has not.`);
        }
      }
      const picked = whole.props.filter((one) => props.includes(one.name));
      return { ...whole, fullAt, props: picked, cssVariables: [], dataAttributes: [] };
    });
  }

  function readPage(sections: readonly LocatedSection[]): PageReference {
    const ids = new Map<ts.Node, string>();
    const each = <Item>(read: (section: LocatedSection) => readonly Item[]) =>
      sections.flatMap(read);
    return {
      components: [
        ...each((section) => readExcerpts(section, ids)),
        ...each((section) =>
          (section.components ?? []).map((name) => readComponent(name, section, ids)),
        ),
      ],
      functions: each((section) =>
        Object.keys(section.functions ?? {})
          .filter((name) => !name.includes('.'))
          .flatMap((name) => readFunctionsOf(name, section)),
      ),
      // What two components of a page name is described once, as the first has it.
      types: each(typesOf)
        .filter(([name], index, all) => all.findIndex(([other]) => other === name) === index)
        .map(([name, section]) => readType(name, section, ids)),
      keys: each(keysOf),
    };
  }

  const pages = Object.fromEntries(
    [...new Set(docs.map(({ page }) => page))].sort().map((page) => {
      const sections = docs.filter((section) => section.page === page);
      return [page, readPage(sections.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)))];
    }),
  );
  problems.push(...checkDefaults(declarations, readDefaults(source)));
  problems.push(...checkKeys(docs), ...texts.unused());
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
    report(
      place(at),
      `${name} stands on no page: describe it in a *.docs.ts beside it, or give the reason in tooling/docgen/src/unlisted.ts.`,
    );
  }
  return { reference: { pages }, problems: distinct(problems) };
}

function typesOf(section: LocatedSection): [name: string, section: LocatedSection][] {
  return (section.types ?? []).map((name) => [name, section]);
}

function keysOf({ keys = [], folder }: LocatedSection & DocsSection): KeyReference[] {
  return keys.flatMap(({ widget, file, rows }) =>
    rows.map((row) => ({
      keys: row.keys,
      ...(widget === undefined ? {} : { widget }),
      action: row.action,
      test: { file: relative(ROOT, join(folder, row.file ?? file)), title: row.test },
    })),
  );
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [`${one.at} ${one.message}`, one])).values()];
}
