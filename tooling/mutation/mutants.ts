import ts from 'typescript';

/** One small change of a source that a test ought to notice. */
export interface Mutant {
  /** Where, in characters of the source. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
  /** What stands there. */
  original: string;
  /** What stands there instead. */
  replacement: string;
}

/** What each operator becomes: what a typing mistake would give. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
]);

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
};

/**
 * All mutants of a source: operators and methods that become their neighbour, conditions turned round,
 * numbers one higher, booleans flipped, fallbacks and single statements left out. Each still compiles
 * as JavaScript. Types, imports and texts stay as they are.
 */
export function mutantsOf(source: string, name = 'source.ts'): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart(file);
    const end = node.getEnd();
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end, line, original: source.slice(start, end), replacement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isTypeAliasDeclaration(node) || isTypeOnly(node)) return;
    if (ts.isBinaryExpression(node)) visitBinary(node, add, file);
    else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(file)})`);
    else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(file)})`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node)) add(node, `(${node.getText(file)} + 1)`);
    else if (ts.isPropertyAccessExpression(node)) {
      const other = Object.hasOwn(METHODS, node.name.text) ? METHODS[node.name.text] : undefined;
      if (other && ts.isCallExpression(node.parent)) add(node.name, other);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
      add(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The source with one mutant in it. */
export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function visitBinary(
  node: ts.BinaryExpression,
  add: (node: ts.Node, replacement: string) => void,
  file: ts.SourceFile,
): void {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) add(node, left.getText(file));
  const other = OPERATORS.get(operatorToken.kind);
  // Texts are joined, never subtracted.
  const joins = [left, right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
  if (other && !joins) add(operatorToken, other);
}

/** `1 as const` in a type, `declare`, and the keys of enums of numbers. */
function isTypeOnly(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}
