import ts from 'typescript';

/** More choices than these are named by their type. */
const MOST_CHOICES = 16;

/**
 * A type as a reader wants it: as it is written in the source, without the `undefined` of optional
 * props, and with the choices of a named list in place of its name.
 */
export function typeText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const parts = (ts.isUnionTypeNode(node) ? [...node.types] : [node]).filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  return parts.map((part) => partText(part, parts.length === 1, checker)).join(' | ');
}

/** Whether nothing may be given: how a union says that one of its members lacks a prop. */
export function isNothing(node: ts.TypeNode | undefined): boolean {
  return node?.kind === ts.SyntaxKind.UndefinedKeyword;
}

/** A type that no source writes, such as an inferred result. */
export function inferredText(type: ts.Type, checker: ts.TypeChecker): string {
  return clean(
    checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    ),
  );
}

function partText(node: ts.TypeNode, alone: boolean, checker: ts.TypeChecker): string {
  if (ts.isParenthesizedTypeNode(node)) {
    const inner = typeText(node.type, checker);
    return alone ? inner : `(${inner})`;
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const [first, ...rest] = node.typeArguments ?? [];
    if (name === 'NoInfer' && first) return typeText(first, checker);
    // The parts that `classNames` has are what its reader looks for.
    if (first && (name === 'Partial' || name === 'Record')) {
      return `${name}<${[first, ...rest].map((one) => typeText(one, checker)).join(', ')}>`;
    }
    if (!first) return choices(node, checker) ?? name;
  }
  return clean(node.getText());
}

/** The literals of a named list, unless they are too many. */
function choices(node: ts.TypeReferenceNode, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeFromTypeNode(node);
  if (!type.isUnion() || type.types.length > MOST_CHOICES) return undefined;
  if (!type.types.every((one) => one.isStringLiteral() || one.isNumberLiteral())) return undefined;
  // As the sources order them; the compiler's own order depends on what it met first.
  return literals(node, checker).join(' | ') || undefined;
}

function literals(node: ts.TypeNode, checker: ts.TypeChecker): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => literals(one, checker));
  if (ts.isLiteralTypeNode(node)) return [node.getText()];
  if (!ts.isTypeReferenceNode(node)) return [];
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const alias =
    symbol && resolveAlias(symbol, checker).declarations?.find(ts.isTypeAliasDeclaration);
  return alias ? literals(alias.type, checker) : [];
}

export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function clean(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/\(\| /g, '(')
    .replace(/\bimport\('[^']+'\)\./g, '')
    .replace(/\breadonly (?=\w+\??:)/g, '')
    .replace(/,? (?=\))/g, '')
    .trim();
}
