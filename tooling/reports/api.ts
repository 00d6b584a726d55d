import { sep } from 'node:path';
import ts from 'typescript';

/** An entry of a package whose names are reported. */
export interface Entry {
  /** How an application imports it: `@guadua/utils/ui`. */
  name: string;
  /** Its declarations, as they ship. */
  file: string;
  /** What lies in this folder belongs to the package. */
  home: string;
}

/** What people see of an entry. */
export interface Api {
  /**
   * Every name with its declaration as Markdown, in the order of the names and without comments, so that a
   * difference is a change that users can notice.
   */
  report: string;
  /** What an editor shows over the names and their members. */
  comments: string[];
}

/** The public API of each entry. */
export function publicApi(entries: readonly Entry[]): Api[] {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      // Names are looked up, nothing is checked: the libraries of the language would only cost time.
      noLib: true,
      noEmit: true,
    },
  );
  const found = entries.map((entry) => ({ ...entry, ...reach(program, entry) }));
  /** The entry that declares a name for all: the first that exports it, or else that shows it. */
  const owners = new Map<ts.Symbol, string>();
  for (const kind of ['publicNames', 'privateSymbols'] as const) {
    for (const one of found) {
      for (const symbol of one[kind].keys()) {
        owners.set(symbol, owners.get(symbol) ?? one.name);
      }
    }
  }
  return found.map((one) => apiOf(one, owners));
}

/** What an entry exports, and what that is made of. */
function reach(program: ts.Program, { name, file, home }: Entry) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${name}: ${file} is no module. Build the packages first.`);

  const atHome = (node: ts.Node) => node.getSourceFile().fileName.startsWith(slashed(home));
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  /** What is declared at the top of a file of the package: members and parameters are not. */
  const declarationsOf = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).map(statementOf).filter((node) => node !== null && atHome(node));

  const publicNames = new Map<ts.Symbol, string[]>();
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = resolved(exported);
    publicNames.set(symbol, [...(publicNames.get(symbol) ?? []), exported.name]);
  }
  const privateSymbols = new Set<ts.Symbol>();
  const visited = new Set<ts.Symbol>();
  const visit = (symbol: ts.Symbol) => {
    if (visited.has(symbol)) return;
    visited.add(symbol);
    for (const statement of declarationsOf(symbol)) {
      if (statement) lookInto(statement);
    }
  };
  const lookInto = (node: ts.Node) => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) {
      const target = resolved(symbol);
      if (declarationsOf(target).length > 0) {
        if (!publicNames.has(target)) privateSymbols.add(target);
        visit(target);
      }
    }
    ts.forEachChild(node, lookInto);
  };
  for (const symbol of publicNames.keys()) visit(symbol);
  return { publicNames, privateSymbols, declarationsOf };
}

function apiOf(
  { name, publicNames, privateSymbols, declarationsOf }: Entry & ReturnType<typeof reach>,
  owners: ReadonlyMap<ts.Symbol, string>,
): Api {
  const isOwn = (symbol: ts.Symbol) => owners.get(symbol) === name;
  const blockOf = (symbol: ts.Symbol, names: readonly string[]) => {
    const statements = [...new Set(declarationsOf(symbol))];
    const others = names.filter((other) => other !== symbol.name);
    return [
      ...others.map((other) => `export { ${symbol.name} as ${other} };`),
      ...(statements.length > 0
        ? statements.map((statement) => (statement ? printed(statement) : ''))
        : [`// ${names.join(', ')}: declared elsewhere`]),
    ].join('\n');
  };
  const publicBlocks = [...publicNames]
    .filter(([symbol]) => isOwn(symbol))
    .map(([symbol, names]) => ({ key: names.toSorted()[0] ?? '', text: blockOf(symbol, names) }))
    .toSorted(byKey);
  const privateBlocks = [...privateSymbols]
    .filter(isOwn)
    .map((symbol) => ({ key: symbol.name, text: blockOf(symbol, [symbol.name]) }))
    .map(({ key, text }) => ({ key: `${key}\n${text}`, text }))
    .toSorted(byKey);
  const shared = [...publicNames.keys(), ...privateSymbols].filter((symbol) => !isOwn(symbol));
  const report = `${[
    `# Public API of \`${name}\``,
    'Written by `pnpm reports` from the declarations that ship; `pnpm check` compares. A line that changes here is a change for users: it needs a changeset.',
    section(publicBlocks),
    ...(shared.length > 0 ? [sharedNames(shared, publicNames, owners)] : []),
    ...(privateBlocks.length > 0
      ? ['## Not exported, but part of the above', section(privateBlocks)]
      : []),
    '',
  ]
    .join('\n\n')
    .trimEnd()}\n`;
  const shown = [...publicNames.keys(), ...privateSymbols].filter(isOwn);
  return { report, comments: shown.flatMap(declarationsOf).flatMap(commentsIn) };
}

/** What other entries declare: one line for what this one exports too, one for what it is only made of. */
function sharedNames(
  symbols: readonly ts.Symbol[],
  publicNames: ReadonlyMap<ts.Symbol, readonly string[]>,
  owners: ReadonlyMap<ts.Symbol, string>,
): string {
  const lines = Map.groupBy(symbols, (symbol) => {
    const verb = publicNames.has(symbol) ? 'export' : 'import';
    return `${verb} type … from '${owners.get(symbol)}';`;
  });
  const texts = [...lines].map(([line, all]) => {
    const names = all.map(({ name }) => name).toSorted();
    return line.replace('…', `{ ${names.join(', ')} }`);
  });
  return section(texts.toSorted().map((text) => ({ text })));
}

function commentsIn(statement: ts.Node | null): string[] {
  const texts = statement?.getFullText().matchAll(/\/\*\*([\s\S]*?)\*\//g) ?? [];
  return [...texts].map(([, text = '']) => text.replace(/\s*\n\s*\*/g, ' ').trim());
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Which props a component takes apart is its own business: `function Button(props: ButtonProps)`. */
const PATTERN = /(?<=[(,] ?)\{[^{}]*\}(?=\??: )/g;

function printed(statement: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '')
    .replaceAll(PATTERN, 'props');
}

/** The statement at the top of a file that a declaration belongs to; `null` for what lies deeper. */
function statementOf(declaration: ts.Declaration): ts.Statement | null {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(node.parent ?? node) && ts.isStatement(node) ? node : null;
}

function section(blocks: readonly { text: string }[]): string {
  return ['```ts', blocks.map(({ text }) => text).join('\n\n'), '```'].join('\n');
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function slashed(path: string): string {
  return `${path.split(sep).join('/').replace(/\/$/, '')}/`;
}
