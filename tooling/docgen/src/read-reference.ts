import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { anchor } from './anchors.ts';
import { docComment } from './doc-comment.ts';
import { KEYS } from './keys.ts';
import { COMPONENT_SOURCES, PAGE_CONTENTS, type PageContent, UNTOLD } from './pages.ts';
import { type Entry, exportsOf, openSource, packageEntries, place, ROOT } from './program.ts';
import { readVariables } from './read-css.ts';
import { readDataAttributes } from './read-data-attributes.ts';
import { checkDefaults, readDefaults } from './read-defaults.ts';
import { readFunctions } from './read-functions.ts';
import { type PropDeclaration, type ReadProp, readProps } from './read-props.ts';
import { testTitles } from './read-tests.ts';
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
import { isEnglish } from './spanish.ts';
import { COMPONENT_TEXTS } from './texts/components.ts';
import { DATA_TEXTS } from './texts/data-attributes.ts';
import { FUNCTION_TEXTS } from './texts/functions.ts';
import { TYPE_TEXTS } from './texts/types.ts';
import { VARIABLE_TEXTS } from './texts/variables.ts';

/** A public name with the module that people import it from. */
interface Export {
  readonly symbol: ts.Symbol;
  readonly importFrom: string;
}

/** Everything that the pages tell, and everything that is wrong with it. */
export function readReference(): { reference: Reference; problems: Problem[] } {
  const entries = packageEntries();
  const source = openSource(entries);
  const { checker } = source;
  const problems: Problem[] = [];
  const report = (at: string, story: string) => problems.push({ at, story });
  const exports = publicExports(entries.filter(({ name }) => !name.endsWith('/internal')));
  const declarations = new Set<PropDeclaration>();
  const toldVariables = new Set<string>();
  const toldData = new Set<string>();
  const toldFunctions = new Set<string>();

  function publicExports(list: readonly Entry[]): Map<string, Export> {
    const found = new Map<string, Export>();
    for (const { name, file } of list) {
      for (const [key, symbol] of exportsOf(source, file)) {
        if (!found.has(key)) found.set(key, { symbol, importFrom: name });
      }
    }
    return found;
  }

  function find(name: string, page: string): Export {
    const found = exports.get(name);
    if (!found) throw new Error(`${page} tells of ${name}, which no package exports.`);
    return found;
  }

  function spanish(at: string, name: string, text: string | undefined): string {
    if (!text) report(at, `${name} has no description.`);
    else if (isEnglish(text)) report(at, `${name} is described in English: “${text}”`);
    return text ?? '';
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
    page: string,
    ids: Map<ts.Node, string>,
  ): ComponentReference {
    const found = find(name, page);
    const type = propsType(name, found);
    const read = type ? readProps(type, source) : { props: [], problems: [] };
    problems.push(...read.problems);
    const at = found.symbol.valueDeclaration;
    return {
      id: anchor(name),
      name,
      importFrom: found.importFrom,
      description: spanish(at ? place(at) : name, name, COMPONENT_TEXTS[name]),
      ...('element' in read && read.element ? { element: read.element } : {}),
      props: anchored(name, read.props, ids),
      cssVariables: readStyles(name),
      dataAttributes: readData(name),
    };
  }

  function readStyles(name: string): CssVariableReference[] {
    return (COMPONENT_SOURCES[name]?.styles ?? []).flatMap((path) => {
      const file = join(ROOT, 'packages', path);
      return readVariables(readFileSync(file, 'utf8')).flatMap((variable) => {
        toldVariables.add(variable.name);
        const text = VARIABLE_TEXTS[variable.name];
        if (text === null) return [];
        return [{ ...variable, description: spanish(place(file), variable.name, text) }];
      });
    });
  }

  function readData(name: string): DataAttributeReference[] {
    const views = COMPONENT_SOURCES[name]?.views;
    if (!views) throw new Error(`${name} has no files in COMPONENT_SOURCES.`);
    const files = views.map((path) => join(ROOT, 'packages', path));
    return readDataAttributes(files, source).flatMap(({ part, values, ...attribute }) => {
      const own = `${name} ${attribute.name}`;
      const stated = isEnglish(attribute.description) ? '' : attribute.description;
      const key = own in DATA_TEXTS ? own : attribute.name;
      const told = key === own ? DATA_TEXTS[own] : stated || DATA_TEXTS[key];
      toldData.add(key);
      if (told === null) return [];
      return [
        {
          name: attribute.name,
          ...(values.length > 0 ? { values } : {}),
          ...(part === '' ? {} : { part }),
          description: spanish(views[0] ?? name, own, told),
        },
      ];
    });
  }

  function readType(name: string, page: string, ids: Map<ts.Node, string>): TypeReference {
    const found = find(name, page);
    const read = readProps(checker.getDeclaredTypeOfSymbol(found.symbol), source);
    problems.push(...read.problems);
    const [at] = found.symbol.declarations ?? [];
    const comment = at ? docComment(at).description : '';
    return {
      id: anchor(name),
      name,
      importFrom: found.importFrom,
      description: spanish(at ? place(at) : name, name, TYPE_TEXTS[name] ?? comment),
      props: anchored(name, read.props, ids),
    };
  }

  function readFunctionsOf(name: string, page: string): FunctionReference[] {
    const found = find(name, page);
    const [at] = found.symbol.declarations ?? [];
    const read = readFunctions(name, found.symbol, FUNCTION_TEXTS, source);
    return read.map(({ problems: own, declarations: fields, ...one }) => {
      problems.push(...own);
      for (const field of fields) declarations.add(field);
      toldFunctions.add(one.name);
      spanish(at ? place(at) : name, one.name, one.description);
      return { id: anchor(one.name), importFrom: found.importFrom, ...one };
    });
  }

  function readPage(page: string, content: PageContent): PageReference {
    const ids = new Map<ts.Node, string>();
    const excerpts = Object.entries(content.excerpts ?? {}).map(([name, excerpt]) => {
      const whole = readComponent(name, page, ids);
      for (const prop of excerpt.props) {
        if (!whole.props.some((one) => one.name === prop)) {
          report('tooling/docgen/src/pages.ts', `${page}: ${name} has no prop ${prop}.`);
        }
      }
      return {
        ...whole,
        fullAt: excerpt.page,
        props: whole.props.filter((one) => excerpt.props.includes(one.name)),
        cssVariables: [],
        dataAttributes: [],
      };
    });
    return {
      components: [
        ...excerpts,
        ...(content.components ?? []).map((name) => readComponent(name, page, ids)),
      ],
      functions: (content.functions ?? []).flatMap((name) => readFunctionsOf(name, page)),
      types: (content.types ?? []).map((name) => readType(name, page, ids)),
      keys: KEYS[page] ?? [],
    };
  }

  const pages = Object.fromEntries(
    Object.entries(PAGE_CONTENTS).map(([page, content]) => [page, readPage(page, content)]),
  );
  problems.push(...checkDefaults(declarations, readDefaults(source)));
  problems.push(...checkKeys(Object.values(KEYS).flat()));
  problems.push(...checkAnchors(pages));
  const told = new Set(
    Object.values(PAGE_CONTENTS).flatMap(({ components = [], functions = [], excerpts = {} }) => [
      ...components,
      ...functions,
      ...Object.keys(excerpts),
    ]),
  );
  for (const [name, { symbol }] of exports) {
    const [at] = symbol.declarations ?? [];
    if (!symbol.valueDeclaration || !at || told.has(name) || name in UNTOLD) continue;
    if (/Labels(E[sn](CO|US)|PtBR)?$/.test(name)) continue;
    report(place(at), `${name} stands on no page: name it in PAGE_CONTENTS or in UNTOLD.`);
  }
  const left = [
    ...unused('components.ts', COMPONENT_TEXTS, told),
    ...unused('functions.ts', FUNCTION_TEXTS, toldFunctions),
    ...unused('variables.ts', VARIABLE_TEXTS, toldVariables),
    ...unused('data-attributes.ts', DATA_TEXTS, toldData),
  ];
  return { reference: { pages }, problems: distinct([...problems, ...left]) };
}

/** Every row of a key table names a test that is there. */
function checkKeys(keys: readonly KeyReference[]): Problem[] {
  const titles = new Map<string, Set<string>>();
  return keys.flatMap(({ test, action, keys: pressed }) => {
    const file = join(ROOT, test.file);
    const known =
      titles.get(test.file) ??
      new Set(existsSync(file) ? testTitles(readFileSync(file, 'utf8')) : []);
    titles.set(test.file, known);
    if (known.has(test.title)) return [];
    return [
      {
        at: test.file,
        story: `no test “${test.title}”, which ${pressed.join(', ')} (“${action}”) names.`,
      },
    ];
  });
}

/** One anchor names one thing; a shared prop is one thing. */
function checkAnchors(pages: Reference['pages']): Problem[] {
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
        : [{ at: page, story: `${before} and ${name} have the same anchor ${id}.` }];
    });
  });
}

function unused(file: string, texts: object, used: ReadonlySet<string>): Problem[] {
  return Object.keys(texts)
    .filter((name) => !used.has(name))
    .map((name) => ({
      at: `tooling/docgen/src/texts/${file}`,
      story: `tells of ${name}, which nothing has.`,
    }));
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [`${one.at} ${one.story}`, one])).values()];
}
