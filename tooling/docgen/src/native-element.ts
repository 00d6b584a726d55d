import ts from 'typescript';
import { resolveAlias } from './type-text.ts';

/** The element named in `ComponentProps<'button'>`, wherever in the type it stands. */
export function nativeElement(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const seen = new Set<ts.Node>();
  const search = (node: ts.Node): string | undefined => {
    if (seen.has(node)) return undefined;
    seen.add(node);
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const [argument] = node.typeArguments ?? [];
      if (/^ComponentProps/.test(name.getText()) && argument && ts.isLiteralTypeNode(argument)) {
        return argument.getText().replace(/['"]/g, '');
      }
      const symbol = checker.getSymbolAtLocation(name);
      const target = symbol && resolveAlias(symbol, checker);
      for (const declaration of target?.declarations ?? []) {
        if (declaration.getSourceFile().fileName.includes('/node_modules/')) continue;
        const found = search(declaration);
        if (found) return found;
      }
    }
    // Props are not what a type is made of.
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return undefined;
    return ts.forEachChild(node, search);
  };
  const named = [type.aliasSymbol, type.symbol].flatMap((symbol) => symbol?.declarations ?? []);
  for (const declaration of named) {
    const found = search(declaration);
    if (found) return found;
  }
  return undefined;
}
