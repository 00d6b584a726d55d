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

/**
 * The public API of each entry as Markdown: every name with its declaration, in the order of the
 * names and without comments, so that a difference is a change that users can notice.
 */
export function apiReports(entries: readonly Entry[]): string[] {
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
  return entries.map((entry) => reportOf(program, entry));
}

function reportOf(program: ts.Program, { name, file, home }: Entry): string {
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
    .map(([symbol, names]) => ({ key: names.toSorted()[0] ?? '', text: blockOf(symbol, names) }))
    .toSorted(byKey);
  const privateBlocks = [...privateSymbols]
    .map((symbol) => ({ key: symbol.name, text: blockOf(symbol, [symbol.name]) }))
    .map(({ key, text }) => ({ key: `${key}\n${text}`, text }))
    .toSorted(byKey);
  return `${[
    `# Public API of \`${name}\``,
    'Written by `pnpm reports` from the declarations that ship; `pnpm check` compares. A line that changes here is a change for users: it needs a changeset.',
    section(publicBlocks),
    ...(privateBlocks.length > 0
      ? ['## Not exported, but part of the above', section(privateBlocks)]
      : []),
    '',
  ]
    .join('\n\n')
    .trimEnd()}\n`;
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

function printed(statement: ts.Node): string {
  const { transformed } = ts.transform(statement, [withoutPatterns]);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0] ?? statement, statement.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '');
}

/** Which props a component takes apart is its own business: `function Button(props: ButtonProps)`. */
function withoutPatterns(context: ts.TransformationContext): ts.Transformer<ts.Node> {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isParameter(node) || !ts.isObjectBindingPattern(node.name)) {
      return ts.visitEachChild(node, visit, context);
    }
    return factory.updateParameterDeclaration(
      node,
      node.modifiers,
      node.dotDotDotToken,
      factory.createIdentifier('props'),
      node.questionToken,
      node.type,
      node.initializer,
    );
  };
  return (node) => ts.visitNode(node, visit);
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
