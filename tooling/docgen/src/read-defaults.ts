import { isEnglish } from '@guadua/catalog/spanish';
import ts from 'typescript';
import { docComment } from './doc-comment.ts';
import { place, type Source } from './program.ts';
import type { PropDeclaration } from './read-props.ts';
import type { Problem } from './reference.types.ts';
import { resolveAlias } from './type-text.ts';

/** A default that code gives to a prop where it takes the props apart: `{ size = 'medium' }: Props`. */
interface GivenDefault {
  readonly at: string;
  readonly text: string;
  /** Its value, when the code writes it out. */
  readonly value: string | undefined;
}

/** Defaults by the declaration of the prop that they are for. */
export type GivenDefaults = ReadonlyMap<ts.Node, readonly GivenDefault[]>;

/** Every default of the sources that is sure to be the prop's. */
export function readDefaults({ checker, program, isOurs }: Source): GivenDefaults {
  const found = new Map<ts.Node, GivenDefault[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const from = patternType(node.parent, checker);
      const name = (node.propertyName ?? node.name).getText().replace(/['"]/g, '');
      const value = constant(node.initializer, checker);
      const given = { at: place(node), text: node.initializer.getText(), value };
      for (const one of from?.isUnion() ? from.types : [from]) {
        const declarations = one && checker.getPropertyOfType(one, name)?.declarations;
        for (const key of declarations ?? []) found.set(key, [...(found.get(key) ?? []), given]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && isOurs(file)) visit(file);
  }
  return found;
}

/** What a prop that is left out amounts to without any code. */
const NOTHING = new Set(['false', 'null', 'undefined', '""', '[]', '{}']);

/** What `@default` says against what the code does. */
export function checkDefaults(
  declarations: Iterable<PropDeclaration>,
  given: GivenDefaults,
): Problem[] {
  return [...new Set(declarations)].flatMap((declaration): Problem[] => {
    const name = declaration.name.getText();
    const { default: said } = docComment(declaration);
    const value = said === undefined ? undefined : written(said);
    const at = place(declaration);
    if (said !== undefined && value === undefined) {
      return isEnglish(said) ? [{ at, message: `${name} says @default in English: ${said}` }] : [];
    }
    const wrong = given.get(declaration)?.find((one) => {
      if (one.value === undefined || one.value === value) return false;
      return value !== undefined || !NOTHING.has(one.value);
    });
    if (!wrong) return [];
    const says = value === undefined ? 'has no @default' : `says @default ${said}`;
    return [{ at, message: `${name} ${says}, but is ${wrong.text} by default in ${wrong.at}.` }];
  });
}

function patternType(
  pattern: ts.ObjectBindingPattern,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const { parent } = pattern;
  if (ts.isParameter(parent)) return checker.getTypeAtLocation(parent);
  if (ts.isVariableDeclaration(parent) && parent.initializer) {
    return checker.getTypeAtLocation(parent.initializer);
  }
  return undefined;
}

/** A default as the comment writes it, if it is code for a value. */
export function written(text: string): string | undefined {
  const file = ts.createSourceFile(
    'default.ts',
    `(${text.replaceAll('`', '')})`,
    ts.ScriptTarget.ES2022,
  );
  const [statement, ...rest] = file.statements;
  if (!statement || rest.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  if (!file.text.endsWith(')') || statement.end !== file.text.length) return undefined;
  return value(statement.expression);
}

/** The value of an expression that is written out, here or where its name is declared. */
function constant(node: ts.Expression, checker: ts.TypeChecker, depth = 0): string | undefined {
  const here = value(node);
  if (here !== undefined || depth > 4) return here;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return constant(node.expression, checker, depth + 1);
  }
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && resolveAlias(symbol, checker).valueDeclaration;
  return declared &&
    (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
    declared.initializer
    ? constant(declared.initializer, checker, depth + 1)
    : undefined;
}

function value(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) return value(node.expression);
  if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')));
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const inner = value(node.operand);
    return inner && `-${inner}`;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(value);
    return items.every((one) => one !== undefined) ? `[${items.join()}]` : undefined;
  }
  if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) return '{}';
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.NullKeyword) return 'null';
  if (ts.isIdentifier(node) && node.text === 'undefined') return 'undefined';
  return undefined;
}
